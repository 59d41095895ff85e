package org.arbiterchess.svg;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The elements of an SVG document in document order, as parsed by the JDK's XML parser. */
record SvgElements(List<Element> list) {

  /** Parses the document. Fails if it is not well-formed. */
  static SvgElements of(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setNamespaceAware(true);
      factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
      NodeList nodes =
          factory
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(svg)))
              .getElementsByTagNameNS("http://www.w3.org/2000/svg", "*");
      List<Element> elements = new ArrayList<>();
      for (int i = 0; i < nodes.getLength(); i++) {
        elements.add((Element) nodes.item(i));
      }
      return new SvgElements(elements);
    } catch (Exception e) {
      throw new AssertionError("not well-formed: " + svg, e);
    }
  }

  Element root() {
    return list.get(0);
  }

  SvgElements named(String name) {
    return new SvgElements(list.stream().filter(e -> e.getLocalName().equals(name)).toList());
  }

  /** Returns the elements that have all the given classes, which are separated by spaces. */
  SvgElements withClasses(String classes) {
    List<String> wanted = List.of(classes.split(" ", -1));
    return new SvgElements(
        list.stream()
            .filter(e -> List.of(e.getAttribute("class").split(" ", -1)).containsAll(wanted))
            .toList());
  }

  /** Returns the values of two attributes of each element as pairs such as {@code 90,474}. */
  List<String> places(String x, String y) {
    return list.stream().map(e -> e.getAttribute(x) + "," + e.getAttribute(y)).toList();
  }

  List<String> attributes(String name) {
    return list.stream().map(e -> e.getAttribute(name)).toList();
  }

  /** The text of all elements, joined by spaces. */
  String text() {
    return list.stream().map(Element::getTextContent).collect(Collectors.joining(" "));
  }

  int count() {
    return list.size();
  }
}
