package org.arbiterchess.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * Writes a command's help as a manual page in roff, the format of {@code man}. The page has the
 * same content as the help: description, arguments, options, commands and examples.
 */
final class ManualPage {

  private final StringBuilder page = new StringBuilder();
  private final CommandLine line;
  private final CommandSpec spec;
  private final Help help;

  private ManualPage(CommandLine line) {
    this.line = line;
    this.spec = line.getCommandSpec();
    this.help = new Help(spec, Help.defaultColorScheme(Ansi.OFF));
  }

  /**
   * Returns the pages for a command and its subcommands, keyed by file name, such as {@code
   * arbiter-rule.1}.
   */
  static Map<String, String> ofAll(CommandLine line) {
    Map<String, String> pages = new TreeMap<>();
    add(line, pages);
    return pages;
  }

  private static void add(CommandLine line, Map<String, String> pages) {
    pages.put(name(line) + ".1", new ManualPage(line).write());
    line.getSubcommands().values().forEach(each -> add(each, pages));
  }

  private static String name(CommandLine line) {
    return line.getCommandSpec().qualifiedName("-");
  }

  private String write() {
    String name = name(line);
    // The date is omitted, so that the same version always produces the same page.
    page.append(".TH \"").append(name.toUpperCase(Locale.ROOT)).append("\" \"1\" \"\" \"");
    page.append(RoffText.text(String.join(" ", line.getCommandSpec().version())))
        .append("\" \"\"\n");
    section("NAME");
    text(name + " - " + summary(help).replaceFirst("\\.$", ""));
    section("SYNOPSIS");
    text(help.synopsis(0).replaceAll("\\s+", " ").trim());
    List<String> footer = help.footer().lines().toList();
    int examples = examples(footer);
    section("DESCRIPTION");
    text(description(help));
    lines(footer.subList(0, examples));
    arguments();
    options();
    commands();
    if (examples < footer.size()) {
      section("EXAMPLES");
      lines(footer.subList(examples + 1, footer.size()));
    }
    seeAlso();
    return page.toString();
  }

  private static String summary(Help help) {
    String header = help.header().trim();
    return header.isEmpty() ? description(help) : header.replaceAll("\\s+", " ");
  }

  private static String description(Help help) {
    return help.description().replaceAll("\\s+", " ").trim();
  }

  /** Returns the index of the heading for the examples, or the footer's size if there are none. */
  private static int examples(List<String> footer) {
    for (int i = footer.size() - 2; i >= 0; i--) {
      if (footer.get(i).endsWith(":") && footer.get(i + 1).startsWith("  ")) {
        return i;
      }
    }
    return footer.size();
  }

  private void arguments() {
    List<PositionalParamSpec> visible =
        spec.positionalParameters().stream().filter(each -> !each.hidden()).toList();
    if (visible.isEmpty()) {
      return;
    }
    section("ARGUMENTS");
    for (PositionalParamSpec each : visible) {
      item(RoffText.italic(each.paramLabel()), description(each));
    }
  }

  private void options() {
    section("OPTIONS");
    for (OptionSpec option : spec.options()) {
      if (!option.hidden()) {
        item(names(option), description(option));
      }
    }
  }

  private static String names(OptionSpec option) {
    StringBuilder names = new StringBuilder();
    for (String name : option.names()) {
      names.append(names.isEmpty() ? "" : ", ").append(RoffText.bold(name));
    }
    if (option.negatable()) {
      names.append(", ").append(RoffText.bold(option.longestName().replaceFirst("^--", "--no-")));
    }
    if (option.arity().max() > 0) {
      names.append(' ').append(RoffText.italic(option.paramLabel()));
    }
    return names.toString();
  }

  private static String description(ArgSpec argument) {
    return String.format(Locale.ROOT, String.join(" ", argument.description()));
  }

  private void commands() {
    if (line.getSubcommands().isEmpty()) {
      return;
    }
    section("COMMANDS");
    for (CommandLine each : line.getSubcommands().values()) {
      Help eachHelp = new Help(each.getCommandSpec(), Help.defaultColorScheme(Ansi.OFF));
      item(RoffText.bold(name(each)) + "(1)", summary(eachHelp));
    }
  }

  private void seeAlso() {
    if (line.getParent() != null) {
      section("SEE ALSO");
      page.append(RoffText.bold(name(line.getParent()))).append("(1)\n");
    }
  }

  private void section(String title) {
    page.append(".SH ").append(title).append('\n');
  }

  private void item(String tag, String description) {
    page.append(".TP\n").append(tag).append('\n');
    text(description);
  }

  private void text(String text) {
    page.append(RoffText.line(text)).append('\n');
  }

  /** Writes lines of help text: indented lines verbatim, and other lines as paragraphs. */
  private void lines(List<String> lines) {
    boolean verbatim = false;
    for (String each : lines) {
      boolean indented = each.startsWith("  ");
      if (indented != verbatim) {
        page.append(indented ? ".PP\n.nf\n.RS 4\n" : ".RE\n.fi\n");
      }
      verbatim = indented;
      if (each.isBlank()) {
        page.append(".PP\n");
      } else {
        text(indented ? each.substring(2) : each);
      }
    }
    page.append(verbatim ? ".RE\n.fi\n" : "");
  }
}
