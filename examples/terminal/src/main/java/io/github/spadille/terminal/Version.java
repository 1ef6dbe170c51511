package io.github.spadille.terminal;

import picocli.CommandLine.IVersionProvider;

/** Tells the version that the build wrote into the jar. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Main.class.getPackage().getImplementationVersion();
    return new String[] {
      "spadille " + (version == null ? "(not built as a jar)" : version),
      "Java " + System.getProperty("java.version")
    };
  }
}
