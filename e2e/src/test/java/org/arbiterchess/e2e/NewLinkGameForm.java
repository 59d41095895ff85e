package org.arbiterchess.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Fills in the English form for a new link game. */
record NewLinkGameForm(
    String color, String control, boolean overTheBoard, String fen, String name) {

  /** The defaults: 5+3, random colours and online rules. */
  static final NewLinkGameForm DEFAULT = new NewLinkGameForm("Random", "5+3", false, "", "Anna");

  /** Sets the creator's colour: {@code White}, {@code Black} or {@code Random}. */
  NewLinkGameForm as(String side) {
    return new NewLinkGameForm(side, control, overTheBoard, fen, name);
  }

  NewLinkGameForm timed(String time) {
    return new NewLinkGameForm(color, time, overTheBoard, fen, name);
  }

  NewLinkGameForm overTheBoardRules() {
    return new NewLinkGameForm(color, control, true, fen, name);
  }

  NewLinkGameForm from(String position) {
    return new NewLinkGameForm(color, control, overTheBoard, position, name);
  }

  /** Sets the creator's name. */
  NewLinkGameForm by(String playerName) {
    return new NewLinkGameForm(color, control, overTheBoard, fen, playerName);
  }

  /** Creates the game and returns the invitation link. */
  String submit(LinkGamePage client) {
    Page page = client.page();
    page.navigate("/#/link");
    if (!fen.isEmpty()) {
      page.navigate("/#/position?fen=" + URLEncoder.encode(fen, StandardCharsets.UTF_8));
      client.press("Play from here");
      page.navigate("/#/link?position=");
    }
    page.getByLabel("Your name").fill(name);
    page.getByRole(AriaRole.RADIO, named(color)).check();
    Locator preset = page.getByRole(AriaRole.RADIO, named(control));
    if (preset.count() > 0) {
      preset.check();
    } else {
      page.getByRole(AriaRole.RADIO, named("Custom")).check();
      page.getByLabel("Notation").fill(control);
    }
    if (overTheBoard) {
      choose(page, "Rules", "Over the board");
    }
    client.press("Create invitation link");
    return client.invitation();
  }

  private static void choose(Page page, String group, String choice) {
    page.locator("summary").filter(new Locator.FilterOptions().setHasText(group)).click();
    page.getByRole(AriaRole.RADIO, named(choice)).check();
  }

  private static GetByRoleOptions named(String name) {
    return new GetByRoleOptions().setName(name).setExact(true);
  }
}
