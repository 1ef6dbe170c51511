package io.github.spadille.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TreeNodeTest {
  @Test
  void everyMoveLeadsToItsNodeHoweverManyThereAre() {
    TreeNode node = new TreeNode();
    List<TreeNode> children = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      assertThat(node.child("move " + i)).isNull();
      children.add(node.add("move " + i));
      for (int k = 0; k <= i; k++) {
        assertThat(node.child("move " + k)).isSameAs(children.get(k));
      }
    }
    assertThat(node.size()).isEqualTo(100);
  }

  @Test
  void moreMovesMayBeTriedWhereASearchComesByMoreOften() {
    TreeNode node = new TreeNode();
    node.visits = 64;
    assertThat(node.widened()).isEqualTo(2);
    node.visits = 1024;
    assertThat(node.widened()).isEqualTo(8);
  }

  @Test
  void eachMoveHasAFairShareThatGrowsMoreSlowlyThanTheSearch() {
    TreeNode node = new TreeNode();
    node.visits = 400;
    assertThat(node.fairShare(4)).isEqualTo(10);
    node.visits = 40_000;
    assertThat(node.fairShare(4)).isEqualTo(100);
  }
}
