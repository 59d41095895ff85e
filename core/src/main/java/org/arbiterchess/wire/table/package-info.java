/**
 * The fields of commands and events. Depends on {@code message}, {@code chess}, {@code remark},
 * {@code rules}, {@code winnability}, {@code notation}, {@code game}, {@code tree}.
 */
package org.arbiterchess.wire.table;
