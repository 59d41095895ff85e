package org.arbiterchess.browser;

import org.teavm.jso.JSIndexer;
import org.teavm.jso.JSObject;
import org.teavm.jso.JSProperty;

/** A JavaScript array. */
interface JsArray extends JSObject {

  @JSProperty
  int getLength();

  @JSIndexer
  JSObject get(int index);

  void push(JSObject element);
}
