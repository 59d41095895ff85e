package org.arbiterchess.browser;

import org.teavm.jso.JSIndexer;
import org.teavm.jso.JSObject;

/** A JavaScript object with access by key. */
interface JsDictionary extends JSObject {

  @JSIndexer
  JSObject get(String key);

  @JSIndexer
  void set(String key, JSObject value);
}
