package org.arbiterchess.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** A game by link that somebody makes, in English, the way people do it. */
record NewLink(String color, String control, boolean overTheBoard, String fen, String name) {

  /** 5+3, colours by lot, under the online rules. */
  static final NewLink USUAL = new NewLink("Random", "5+3", false, "", "Anna");

  /** {@code White}, {@code Black} or {@code Random}. */
  NewLink as(String side) {
    return new NewLink(side, control, overTheBoard, fen, name);
  }

  NewLink timed(String time) {
    return new NewLink(color, time, overTheBoard, fen, name);
  }

  NewLink underTheLaws() {
    return new NewLink(color, control, true, fen, name);
  }

  NewLink from(String position) {
    return new NewLink(color, control, overTheBoard, position, name);
  }

  /** With another name for whoever makes it. */
  NewLink calling(String other) {
    return new NewLink(color, control, overTheBoard, fen, other);
  }

  /** Anna makes it; the answer is the link to send. */
  String by(LinkGuest guest) {
    Page page = guest.page();
    page.navigate("/#/link");
    if (!fen.isEmpty()) {
      page.navigate("/#/position?fen=" + URLEncoder.encode(fen, StandardCharsets.UTF_8));
      guest.press("Play from here");
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
    guest.press("Create invitation link");
    return guest.invitation();
  }

  private static void choose(Page page, String what, String choice) {
    page.locator("summary").filter(new Locator.FilterOptions().setHasText(what)).click();
    page.getByRole(AriaRole.RADIO, named(choice)).check();
  }

  private static GetByRoleOptions named(String name) {
    return new GetByRoleOptions().setName(name).setExact(true);
  }
}
