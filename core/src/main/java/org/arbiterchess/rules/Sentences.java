package org.arbiterchess.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.arbiterchess.chess.CastlingSide;
import org.arbiterchess.chess.Color;
import org.arbiterchess.chess.Piece;
import org.arbiterchess.chess.PlacedPiece;
import org.arbiterchess.chess.Role;
import org.arbiterchess.chess.Square;
import org.arbiterchess.language.Noun;
import org.arbiterchess.language.Said;
import org.arbiterchess.language.Sentence;
import org.arbiterchess.language.TextKey;
import org.arbiterchess.language.Texts;
import org.arbiterchess.message.RulesText;
import org.arbiterchess.text.Lists;

/** Puts rulings and moves into words. */
final class Sentences {

  private static final Noun YOU = Noun.of("you");
  private static final Noun[] YOUR = pieces("your.");
  private static final Noun[] WHITES = pieces("whites.");
  private static final Noun[] BLACKS = pieces("blacks.");
  private static final Noun THE_KING = Noun.of("the.king");

  private final Ruling.Illegal ruling;
  private final IllegalMoveEvidence evidence;
  private final boolean isAddressed;

  /**
   * @param isAddressed whether the sentence addresses the player; otherwise it names White or Black
   */
  private Sentences(Ruling.Illegal ruling, boolean isAddressed) {
    this.ruling = ruling;
    this.evidence = ruling.evidence();
    this.isAddressed = isAddressed;
  }

  /** Explains why an attempt is illegal, with the pieces that prove it. */
  static Said of(Ruling.Illegal ruling, boolean isAddressed) {
    Sentences facts = new Sentences(ruling, isAddressed);
    return said(ruling.detail().key(), facts::value);
  }

  /** Explains why a surprising move is legal. */
  static Sentence of(SurprisingMove explanation, Texts texts) {
    RulesText key = explanation.reason();
    String said = said(key, name -> value(explanation, name)).in(texts);
    return new Sentence(said, key.article());
  }

  /** A move in words, without its effect. */
  static String spoken(Move move, Texts texts) {
    if (move.isCastling()) {
      boolean kingSide = move.castlingSide().orElseThrow() == CastlingSide.KING_SIDE;
      return texts.say(kingSide ? RulesText.CASTLES_KINGSIDE : RulesText.CASTLES_QUEENSIDE);
    }
    Role role = move.role();
    Optional<Role> promotion = move.promotion();
    if (!move.isCapture()) {
      return promotion.isPresent()
          ? texts.say(RulesText.MOVES_AND_PROMOTES, role, move.from(), move.to(), promotion.get())
          : texts.say(RulesText.MOVES, role, move.from(), move.to());
    }
    PlacedPiece captured =
        new Piece(move.color().other(), move.captured().orElseThrow())
            .on(move.capturedSquare().orElseThrow());
    if (move.isEnPassant()) {
      return texts.say(RulesText.CAPTURES_EN_PASSANT, role, move.from(), captured, move.to());
    }
    return promotion.isPresent()
        ? texts.say(RulesText.CAPTURES_AND_PROMOTES, role, move.from(), captured, promotion.get())
        : texts.say(RulesText.CAPTURES, role, move.from(), captured);
  }

  /** A move in words, and whether the position after it is check, mate or stalemate. */
  static String spoken(Move move, Position after, Texts texts) {
    String spoken = spoken(move, texts);
    if (after.hasLegalMove()) {
      return after.isCheck() ? texts.say(RulesText.WITH_CHECK, spoken) : spoken;
    }
    RulesText end = after.isCheck() ? RulesText.WITH_CHECKMATE : RulesText.WITH_STALEMATE;
    return texts.say(end, spoken);
  }

  private static Object value(SurprisingMove explanation, String name) {
    Color player = explanation.move().color();
    return switch (name) {
      case "square" -> explanation.square();
      case "from" -> explanation.move().from();
      case "side" -> player.other();
      case "promotion" -> explanation.move().promotion().orElseThrow();
      default -> named(explanation.culprits(), player, YOUR);
    };
  }

  private static Said said(TextKey key, Function<String, Object> facts) {
    return new Said(key, Lists.map(key.placeholders(), facts));
  }

  /** The fact that a text names. */
  private Object value(String name) {
    return switch (name) {
      case "player" -> isAddressed ? YOU : ruling.player();
      case "turn" -> ruling.player();
      case "owner" -> mover().color();
      case "piece" -> named(mover(), ruling.player(), own());
      case "pieces" -> named(evidence.culprits(), ruling.player(), own());
      case "kings" -> named(culprits(true), ruling.player(), own());
      case "others" -> named(culprits(false), ruling.player(), own());
      case "blocker" -> own()[evidence.culprits().get(0).role().ordinal()];
      case "king" -> isAddressed ? YOUR[Role.KING.ordinal()] : THE_KING;
      case "ownKing" -> own()[Role.KING.ordinal()];
      case "ownRook" -> own()[Role.ROOK.ordinal()];
      case "ownPawn" -> own()[Role.PAWN.ordinal()];
      case "from" -> mover().square().toString();
      case "square" -> evidence.goal().orElseThrow().toString();
      case "number" -> evidence.number();
      case "ago" -> ago(evidence.number());
      case "doubleStep" -> doubleStep(evidence.culprits().get(0));
      case "taken" -> Square.of(step().to().file(), mover().square().rank());
      case "promotion" -> step().promotion().orElseThrow();
      case "isAttacked" -> !culprits(false).isEmpty();
      case "reach" -> reach((Attempt.Unreached) ruling.attempt());
      default -> throw new IllegalArgumentException("A ruling has no " + name);
    };
  }

  private Noun[] own() {
    return isAddressed ? YOUR : ruling.player() == Color.WHITE ? WHITES : BLACKS;
  }

  private PlacedPiece mover() {
    return evidence.mover().orElseThrow();
  }

  private Attempt.Step step() {
    return (Attempt.Step) ruling.attempt();
  }

  private static Said reach(Attempt.Unreached unreached) {
    Optional<Object> file = unreached.file().map(known -> "" + known.letter());
    Optional<Object> rank = unreached.rank().map(known -> known.number());
    if (file.isPresent()) {
      return rank.isPresent()
          ? Said.of(RulesText.ON_SQUARE_REACHES, file.get(), rank.get(), unreached.to())
          : Said.of(RulesText.ON_FILE_REACHES, file.get(), unreached.to());
    }
    return rank.isPresent()
        ? Said.of(RulesText.ON_RANK_REACHES, rank.get(), unreached.to())
        : Said.of(RulesText.REACHES, unreached.to());
  }

  /** The kings among the pieces that make the attempt illegal, or the other pieces. */
  private List<PlacedPiece> culprits(boolean kings) {
    return Lists.where(evidence.culprits(), piece -> (piece.role() == Role.KING) == kings);
  }

  private static Object ago(int moves) {
    return moves >= 2 && moves <= 10 ? Noun.of("count." + moves) : (Object) moves;
  }

  /** The double step of a pawn that can no longer be captured, such as {@code d7–d5}. */
  private static String doubleStep(PlacedPiece pawn) {
    return Square.of(pawn.square().file(), pawn.color().rank(2)) + "–" + pawn.square();
  }

  private static List<Noun> named(List<PlacedPiece> pieces, Color player, Noun[] own) {
    return Lists.map(pieces, piece -> named(piece, player, own));
  }

  private static Noun named(PlacedPiece piece, Color player, Noun[] own) {
    return piece.color() == player
        ? Noun.of("placed", own[piece.role().ordinal()], piece.square().toString())
        : piece;
  }

  private static Noun[] pieces(String whose) {
    Noun[] nouns = new Noun[Role.values().length];
    for (Role role : Role.values()) {
      nouns[role.ordinal()] = Noun.of(whose + role.noun());
    }
    return nouns;
  }
}
