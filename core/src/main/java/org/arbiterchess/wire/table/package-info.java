/**
 * The fields of commands and events. Depends on {@code text}, {@code message}, {@code chess},
 * {@code rules}, {@code winnability}, {@code notation}, {@code game}, {@code tree}, {@code
 * language}, {@code remark}.
 */
package org.arbiterchess.wire.table;
