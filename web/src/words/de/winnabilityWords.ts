import type { WinnabilityWords } from '../en/winnabilityWords';

const movesText = (moves: number) => (moves === 1 ? 'einem Zug' : `${moves} Zügen`);

export const texts: WinnabilityWords = {
  looking: 'Der Schiedsrichter sucht ein Matt …',
  showMate: (name, moves) => `Anzeigen, wie ${name} noch in ${movesText(moves)} mattsetzen konnte`,
  mating: (name, move) => `${name} konnte noch mattsetzen: ${move}`,
  mateIn: (moves) => `Matt in ${movesText(moves)}`,
  notPlayed: 'nicht gespielt',
  lineLabel: (moves) => `Gedachte Zugfolge, nicht gespielt: Matt in ${movesText(moves)}`,
  step: (at, all) => `Zug ${at} von ${all}`,
  backToResult: 'Zurück zum Ergebnis',
  never: (name) => `${name} kann nie mattsetzen.`,
  showSquares: (name) => `Anzeigen, wohin der König von ${name} kommt`,
  showBoth: 'Anzeigen, wohin die Könige kommen',
  notFound: 'In der verfügbaren Zeit wurde kein Matt gefunden. Im Zweifel gilt das Ergebnis.',
  notShown: 'Der Beweis ist für die Anzeige zu lang; das Ergebnis gilt.',
  failed: 'Der Schiedsrichter konnte hier kein Matt suchen.',
  why: {
    BARE_KING: 'Ein König allein kann nicht mattsetzen.',
    KNIGHT_AGAINST_QUEENS: 'Es gibt nur einen Springer, und nichts kann dem anderen König den Fluchtweg verstellen.',
    BISHOPS_OF_ONE_COLOR: 'Alle Läufer stehen auf Feldern einer Farbe, und nichts kontrolliert die anderen.',
    OUT_OF_REACH: 'Wohin die Figuren auch ziehen, der andere König kann jedem Schach entkommen.',
    OUT_OF_REACH_BUT_STALEMATE:
      'Wohin die Figuren auch ziehen, der andere König kann jedem Schach entkommen, oder die Partie endet patt.',
    EXHAUSTED: 'Jede Stellung, die noch entstehen kann, wurde geprüft; in keiner ist der andere König matt.',
  },
  whyNeither: {
    BARE_KING: 'Ein König allein kann nicht mattsetzen.',
    KNIGHT_AGAINST_QUEENS: 'Außer den Königen gibt es nur einen Springer, und keine Figur kann einem König den Fluchtweg verstellen.',
    BISHOPS_OF_ONE_COLOR: 'Alle Läufer stehen auf Feldern einer Farbe, und nichts kontrolliert die anderen.',
    OUT_OF_REACH: 'Matt ist nicht mehr möglich: Wohin die Figuren auch ziehen, beide Könige können jedem Schach entkommen.',
    OUT_OF_REACH_BUT_STALEMATE:
      'Matt ist nicht mehr möglich: Wohin die Figuren auch ziehen, beide Könige können jedem Schach entkommen, oder die Partie endet patt.',
    EXHAUSTED: 'Jede Stellung, die noch entstehen kann, wurde geprüft; in keiner ist ein König matt.',
  },
  locked: 'Die Bauern sind blockiert, und wohin der andere König auch geht, er kann immer entkommen.',
  bothLocked: 'Matt ist nicht mehr möglich: Die Bauern sind blockiert, und wohin die Könige auch gehen, sie können immer entkommen.',
};
