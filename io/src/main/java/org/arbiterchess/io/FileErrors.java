package org.arbiterchess.io;

import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.zip.ZipException;

/**
 * Creates exceptions that give the name of a file and the reason why it cannot be read or written.
 */
final class FileErrors {

  private FileErrors() {}

  static UncheckedIOException reading(String name, IOException cause) {
    return new UncheckedIOException("Cannot read " + name + ": " + reason(cause), cause);
  }

  static UncheckedIOException writing(String name, IOException cause) {
    return new UncheckedIOException("Cannot write " + name + ": " + reason(cause), cause);
  }

  /** Describes the cause, because some exceptions have only the file name as their message. */
  private static String reason(IOException cause) {
    if (cause instanceof NoSuchFileException) {
      return "there is no such file or folder";
    }
    if (cause instanceof AccessDeniedException) {
      return "access is denied";
    }
    if (cause instanceof FileAlreadyExistsException) {
      return "a file of that name exists already";
    }
    if (cause instanceof EOFException || cause instanceof ZipException) {
      String detail = cause.getMessage() == null ? "" : " (" + cause.getMessage() + ")";
      return "its compressed data are damaged or cut off" + detail;
    }
    return cause.getMessage() == null ? cause.getClass().getSimpleName() : cause.getMessage();
  }
}
