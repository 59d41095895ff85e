package org.arbiterchess.browser;

import org.teavm.jso.JSByRef;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** A callback through which the page supplies text in chunks; {@code pgn.d.ts} documents it. */
@JSFunctor
interface JsByteSource extends JSObject {

  int read(@JSByRef byte[] into, int offset, int length);
}
