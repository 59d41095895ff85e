/** The keys of all texts, one enum per area. Depends on {@code language}. */
package org.arbiterchess.message;
