/** A program on the module path, which needs to know nothing of what the library is made with. */
module org.example.ohhell {
  requires io.github.spadille.tricktaking;
}
