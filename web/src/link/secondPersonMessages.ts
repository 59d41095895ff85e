import type { MessagesToPlayer } from '../game/MessagesToPlayer';
import type { Color, Game, GameEvent, Outcome } from '../rules/rules';
import { settings } from '../settings/settings.svelte';
import { screenTexts } from '../texts/texts';

/** The message key for each way in which one side can bring the game to an end. */
const REASONS: Record<string, 'resigned' | 'ranOut' | 'left' | 'didNotBegin'> = {
  RESIGNATION: 'resigned',
  FLAG: 'ranOut',
  ABANDONED: 'left',
  ABORTED: 'didNotBegin',
};

/** Messages addressed to the player whose colour is `own`. `name` returns the opponent's name, which may be empty. */
export function secondPersonMessages(own: Color, name: () => string): MessagesToPlayer {
  const t = () => screenTexts().linkPlay;
  const who = () => opponentInSentence(name());
  const isOwn = (side: Color) => side === own;

  function drawOffered(by: Color): string {
    return isOwn(by) ? t().you.offeredDraw : t().they.offeredDraw({ who: who() });
  }

  function drawDeclined(by: Color, byMove: boolean): string {
    const { you, they } = t();
    if (isOwn(by)) return byMove ? you.declinedDrawByMove : you.declinedDraw;
    return byMove ? they.declinedDrawByMove({ who: who() }) : they.declinedDraw({ who: who() });
  }

  function takebackAsked(by: Color, plies: number): string {
    return isOwn(by) ? t().you.askedTakeback({ moves: plies }) : t().they.askedTakeback({ who: who(), moves: plies });
  }

  /** Whether this player has won; null if nobody has. */
  function isWon({ result }: Pick<Outcome, 'result'>): boolean | null {
    if (result !== 'WHITE_WINS' && result !== 'BLACK_WINS') return null;
    return (result === 'WHITE_WINS') === (own === 'white');
  }

  function outcomeTitle(outcome: Pick<Outcome, 'result'>): string | null {
    const won = isWon(outcome);
    return won === null ? null : won ? t().you.won : t().you.lost;
  }

  /** A sentence saying that this side resigned, left, ran out of time or did not make the first move in time. */
  function outcomeReason(ending: string, side: Color): string | null {
    const { you, they } = t();
    const key = REASONS[ending];
    if (!key) return null;
    if (isOwn(side)) return you[key];
    if (key === 'ranOut') return name() ? they.ranOut({ name: name() }) : they.opponentRanOut;
    return they[key]({ who: who() });
  }

  function outcomeText({ ending, fallen, result }: Pick<Outcome, 'ending' | 'fallen' | 'result'>): string | null {
    const reason = fallen && outcomeReason(ending, fallen);
    if (!reason) return null;
    if (result !== 'DRAW' || ending === 'ABANDONED') return reason;
    return isOwn(fallen) ? t().drawnAnyway.you({ reason, who: who() }) : t().drawnAnyway.they({ reason });
  }

  /**
   * The sentence about an event, given the game before and after it; null if the arbiter's own wording should be used
   * instead.
   */
  function sentence(event: GameEvent, before: Game, after: Game): string | null {
    const { you, they } = t();
    switch (event.type) {
      case 'movePlayed': {
        const { turn, plies } = before.standing(settings.language);
        const { spoken } = after.scored(plies + 1, settings.language);
        return isOwn(turn) ? you.moved({ move: spoken }) : they.moved({ who: who(), move: spoken });
      }
      case 'drawOffered':
        return drawOffered(event.by);
      case 'drawDeclined':
        return drawDeclined(event.by, false);
      case 'takebackAsked':
        return takebackAsked(event.by, before.standing(settings.language).turn === event.by ? 2 : 1);
      case 'takebackDeclined':
        return isOwn(event.by) ? you.declinedTakeback : they.declinedTakeback({ who: who() });
      case 'takenBack': {
        const asked = before.standing(settings.language).takebackRequest?.by;
        return asked === own ? they.allowedTakeback({ who: who() }) : you.allowedTakeback;
      }
      case 'clockSet': {
        if (event.given === undefined) return null;
        const seconds = event.given / 1000;
        if (isOwn(event.color)) return they.gaveTime({ who: who(), seconds });
        return name() ? you.gaveTime({ name: name(), seconds }) : you.gaveOpponentTime({ seconds });
      }
      case 'ended':
      case 'settled': {
        const text = outcomeText(event.outcome);
        const won = isWon(event.outcome);
        if (won === null) return text;
        const reason = text ?? after.standing(settings.language).outcome!.sentence;
        return won ? you.wonBecause({ reason }) : you.lostBecause({ reason });
      }
      default:
        return null;
    }
  }

  function announce(before: Game, events: GameEvent[]): string[] {
    const sentences: string[] = [];
    let game = before;
    for (const event of events) {
      const after = game.apply([event]);
      const own = sentence(event, game, after);
      if (own !== null) sentences.push(own);
      else for (const { sentence } of game.announce([event], settings.language)) sentences.push(sentence);
      game = after;
    }
    const now = game.standing(settings.language);
    if (now.plies !== before.standing(settings.language).plies && !now.over) sentences.push(isOwn(now.turn) ? t().yourTurnNow : t().theirTurnNow({ who: who() }));
    return sentences;
  }

  function toMove(turn: Color): string {
    return isOwn(turn) ? t().yourTurn : t().theirTurn({ who: who() });
  }

  return {
    toMove,
    drawOffered,
    drawDeclined,
    takebackAsked,
    get resignTitle() {
      return t().resignTitle;
    },
    get claimTitle() {
      return t().claimTitle;
    },
    outcomeTitle,
    outcomeText,
    announce,
  };
}

/** The opponent's name for the start of a sentence; “Your opponent” if the name is empty. */
export function opponentInSentence(name: string): string {
  return name || screenTexts().linkPlay.opponent;
}
