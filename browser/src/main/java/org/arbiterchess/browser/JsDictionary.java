package org.arbiterchess.browser;

import org.teavm.jso.JSIndexer;
import org.teavm.jso.JSObject;

/** A JavaScript object whose properties are read and set by key. */
interface JsDictionary extends JSObject {

  @JSIndexer
  JSObject get(String key);

  @JSIndexer
  void set(String key, JSObject value);
}
