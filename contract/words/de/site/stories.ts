import type { StoriesWords } from '../../en/site/stories.ts';

export const stories: StoriesWords = {
  borrowedLight: {
    title: 'Das geliehene Licht',
    tagline: 'Auf einer Brücke brennt allein eine Laterne. Jemand hat sie mit Absicht abgestellt.',
    narration:
      'In der längsten Nacht des Jahres löscht Over Wick jedes Feuer, das es hat. Die Herde, die Öfen, die Lampe über der Schultür. Dann wartet es, kalt, auf ein Licht, das die Nachbarn hinterm Berg ihm leihen. Ottoline Rook trägt dieses Licht seit einunddreißig Wintern herüber. Heute kommt ihr zur Brücke herab, um sie abzuholen. Ihre Laterne steht im Schnee und brennt. Von Ottoline ist nichts zu sehen.',
  },
  sixOClockWater: {
    title: 'Das Sechs-Uhr-Wasser',
    tagline: 'Um sechs wird das Tal ein See. In einem Haus brennt noch Licht.',
    synopsis:
      'Ihr seid Tallow & Töchter, Umzüge bei Nacht. Töchter seid ihr keine. Im Auftrag steht: ein Haus, leer bis sechs, im Voraus bezahlt. Oben auf der neuen Mauer wartet eine Hand an der Schleuse, und auf die Hand wartet eine Stadt ohne sauberes Wasser. Doch solange im Tal ein Herd brennt, verbietet das Gesetz die Flut, und Ada Quince, neunundsiebzig, hat gerade Holz nachgelegt. Sie hat auch für jeden von euch gedeckt.',
  },
  onePlaceTooMany: {
    title: 'Ein Gedeck zu viel',
    tagline: 'Zum Essen sind sieben geladen. Gedeckt hat der Tote für acht.',
    synopsis:
      'Ihr seid die Aushilfe, auf Stunden angestellt für den Leichenschmaus von Tobias Lark, der das Fährhaus führte und nie zählen konnte. Sein Testament wird verlesen, sobald alle sitzen, wie er es wollte: die Schwester, der Neffe, der Fährmann, ein Notar mit Appetit. Suppe ist um eins. Und an der Küchenluke, unter der einzigen Lampe, ist ein achtes Mal gedeckt, für niemanden.',
  },
};
