package org.arbiterchess.browser;

import org.teavm.jso.JSByRef;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** The page's function that gives a text piece by piece, as {@code pgn.d.ts} describes it. */
@JSFunctor
interface JsByteSource extends JSObject {

  int read(@JSByRef byte[] into, int offset, int length);
}
