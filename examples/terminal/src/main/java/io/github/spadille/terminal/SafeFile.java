package io.github.spadille.terminal;

import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.WRITE;
import static java.nio.file.attribute.PosixFilePermissions.asFileAttribute;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;
import java.util.UUID;

/**
 * The one way in which this program writes files.
 *
 * <p>A file holds what stood in it before or all that was written, whatever happens meanwhile, a
 * power cut too: bytes go to the disk under another name in the same folder, and get their name
 * last. What is there already stays, unless it is to be replaced.
 */
final class SafeFile {
  /** What is looked at as late as can be, before a file is replaced. */
  @FunctionalInterface
  interface Check {
    void run() throws IOException;
  }

  /** How many links are followed, as most systems do. */
  private static final int MOST_LINKS = 40;

  private SafeFile() {}

  /**
   * Writes a file. A link is followed, to a file that is not there yet too, and stays a link.
   *
   * @param force whether to replace a file that is there already, and to follow a link
   * @throws FileAlreadyExistsException if a file or a link is there and force is not used
   * @throws UnwritableException if a directory or anything else is there that is no ordinary file
   * @throws IOException if the file cannot be written
   */
  static void write(Path file, byte[] bytes, boolean force) throws IOException {
    Path target = target(file);
    boolean there = Files.exists(target, LinkOption.NOFOLLOW_LINKS);
    if (there && !Files.isRegularFile(target)) {
      throw noFile(target);
    }
    if (!force && Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileAlreadyExistsException(file.toString());
    }
    if (there) {
      replace(target, bytes, () -> {});
    } else {
      create(target, bytes);
    }
  }

  /** Returns where links lead, whether anything is there or not; a file itself if it is none. */
  private static Path target(Path file) throws IOException {
    Path target = file;
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MOST_LINKS) {
        throw new UnwritableException(UnwritableException.Reason.LOOP);
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  private static UnwritableException noFile(Path path) {
    return new UnwritableException(
        Files.isDirectory(path)
            ? UnwritableException.Reason.DIRECTORY
            : UnwritableException.Reason.SPECIAL);
  }

  private static void create(Path file, byte[] bytes) throws IOException {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new FileAlreadyExistsException(file.toString());
    }
    Path folder = folderOf(file);
    Path written = written(folder, file, bytes);
    try {
      giveName(written, file);
    } finally {
      Files.deleteIfExists(written);
    }
    sync(folder);
  }

  /** A second name is given in one step, and never one that is taken. */
  private static void giveName(Path written, Path file) throws IOException {
    try {
      Files.createLink(file, written);
    } catch (FileAlreadyExistsException e) {
      throw e;
    } catch (UnsupportedOperationException | FileSystemException e) {
      Files.move(written, file); // There are file systems where no file has two names.
    }
  }

  /**
   * Replaces a file; of a link, the file to which it leads. The permissions stay.
   *
   * @throws UnwritableException if it is no ordinary file
   * @throws IOException if there is no file, or it cannot be written
   */
  static void replace(Path file, byte[] bytes, Check check) throws IOException {
    Path target = file.toRealPath();
    if (!Files.isRegularFile(target)) {
      throw noFile(target);
    }
    Path folder = folderOf(target);
    Path written = written(folder, target, bytes, permissions(target));
    try {
      check.run();
      Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(written);
    }
    sync(folder);
  }

  private static Path folderOf(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    return folder == null ? file.toAbsolutePath() : folder;
  }

  private static Path written(Path folder, Path file, byte[] bytes, FileAttribute<?>... permissions)
      throws IOException {
    Path written = folder.resolve("." + file.getFileName() + "." + UUID.randomUUID());
    try (FileChannel channel =
        FileChannel.open(written, ImmutableSet.of(CREATE_NEW, WRITE), permissions)) {
      ByteBuffer rest = ByteBuffer.wrap(bytes);
      while (rest.hasRemaining()) {
        channel.write(rest);
      }
      channel.force(true);
    } catch (IOException e) {
      Files.deleteIfExists(written);
      throw e;
    }
    return written;
  }

  private static FileAttribute<?>[] permissions(Path file) throws IOException {
    return isPosix(file)
        ? new FileAttribute<?>[] {asFileAttribute(Files.getPosixFilePermissions(file))}
        : new FileAttribute<?>[0];
  }

  /** Makes a name last; elsewhere than on POSIX systems a folder cannot be opened for that. */
  private static void sync(Path folder) throws IOException {
    if (isPosix(folder)) {
      try (FileChannel channel = FileChannel.open(folder, READ)) {
        channel.force(true);
      }
    }
  }

  private static boolean isPosix(Path file) throws IOException {
    return Files.getFileStore(file).supportsFileAttributeView("posix");
  }
}
