package org.arbiterchess.browser;

import org.teavm.jso.JSIndexer;
import org.teavm.jso.JSObject;

/** An object of JavaScript by its keys. */
interface JsMap extends JSObject {

  @JSIndexer
  JSObject get(String key);

  @JSIndexer
  void set(String key, JSObject value);
}
