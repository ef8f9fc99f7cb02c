import type { HomeWords } from '../../en/site/home.ts';
import { percent } from '../counts.ts';

export const home: HomeWords = {
  head: {
    title: 'Eine Stunde, eine Geschichte, das ganze Team',
    description:
      'Muster ist eine Live-Geschichte, die ein ganzes Team gemeinsam im Browser spielt: zusehen, reden, entscheiden und erfahren, wie man zusammengearbeitet hat. Ohne Installation, ohne Moderation.',
  },
  hero: {
    title: 'Eine Geschichte. Ihr ganzes Team mittendrin.',
    lead: 'Ihr ganzes Team erlebt dasselbe Abenteuer, live und im selben Augenblick. Sie sehen zu, streiten und entscheiden gemeinsam, und die Geschichte geht dorthin, wohin Sie sie schicken.',
    watch: 'Auftakt ansehen',
    browser: 'Läuft im Browser',
    noFacilitator: 'Keine Moderation nötig',
  },
  chapter: {
    play: 'Dauer',
    people: 'Personen',
    inside: 'Darin',
    note: 'Gut zu wissen',
    minutes: (story, block) => `${story} Minuten, mit Ankommen und Nachgespräch ${block}`,
    players: (least, most) => `${least} bis ${most}, in Teams`,
  },
  featured: {
    synopsis:
      'Ein Dorf hat alle Feuer gelöscht und wartet auf ein Licht, das die Nachbarn ihm leihen. Das Licht ist bis zur Brücke gekommen. Die Frau, die es trägt, nicht.',
    play: 'neun Minuten, mit Ankommen und Nachgespräch 24',
    inside: 'zwei Abstimmungen, eine verschlossene Tür, zwei Enden',
    note: 'eine Winternacht, ein Mensch ist kurz verschwunden, niemand kommt zu Schaden',
  },
  hour: {
    inside: 'fünf Abstimmungen, fünf Rätsel, drei Pausen, drei Enden',
    note: 'ein Zuhause geht in einem See unter, Mutter und Sohn verstehen sich nicht gut, niemand kommt zu Schaden',
  },
  lunch: {
    inside: 'drei Abstimmungen, eine Tischordnung, ein Hausbuch zum Nachrechnen, eine Pause, zwei Enden',
    note: 'ein Leichenschmaus: Ein Mann ist gestorben, alt und bevor die Geschichte beginnt; niemand kommt zu Schaden',
  },
  playable: {
    title: 'Spielen Sie die ersten drei Minuten',
    text: 'Sie kommen mit vier anderen zur Brücke herab. Eine Abstimmung, in der Ihre Stimme eine von fünf ist, dann eine Tür mit einem Rätsel, zu dem Sie einen Hinweis haben. Alles spielt nur in diesem Fenster: ohne Konto, ohne Kamera.',
    now: 'Jetzt spielen',
    withBots: 'drei Minuten, mit vier Bots',
  },
  trail: {
    title: 'So läuft die Stunde ab',
    lead: 'Niemand drückt auf Start, und niemand muss leiten. Die Uhr steht auf unserem Server, und die Geschichte hält sich daran.',
    stops: [
      {
        when: 'Eine Woche vorher',
        title: 'Einladen',
        text: 'Fügen Sie Namen und Adressen ein und wählen Sie ein Datum. Alle erhalten einen persönlichen Link und einen Kalendereintrag in ihrer eigenen Zeitzone.',
      },
      {
        when: 'Jederzeit davor',
        title: 'Prüfen',
        text: 'Eine Seite probiert Kamera, Mikrofon, Ton und Netz aus und sagt, was zu tun ist, wenn etwas nicht stimmt.',
      },
      {
        when: '15 Minuten vorher',
        title: 'Ankommen',
        text: 'Die Türen öffnen, und Sie sehen, wer schon da ist. Pünktlich geht es automatisch los, für alle zugleich.',
      },
      {
        when: 'Zur Startzeit',
        title: 'Spielen',
        text: 'Der Film läuft auf allen Bildschirmen im Gleichtakt. Er hält an, wo Sie entscheiden müssen und wo ein Team die Köpfe zusammenstecken muss.',
      },
      {
        when: 'Gleich danach',
        title: 'Zurückblicken',
        text: 'Eine Wertung mit Gründen, ein ruhiger Blick auf die Zusammenarbeit und eine Urkunde, die man gern aufhebt.',
      },
    ],
  },
  sample: {
    chip: 'Beispielzahlen',
    title: 'Danach sehen Sie das Wie, nicht nur das Wieviel',
    text: 'Jede Zahl zeigt ihre Formel und die Augenblicke, auf denen sie beruht. Namen bleiben verborgen, Gruppen unter drei Personen werden nicht ausgewertet, und keine Führungskraft sieht mehr als das Team.',
    scorecard: 'Wertung',
    team: 'Team',
    care: 'Fürsorge',
    nerve: 'Mut',
    wit: 'Witz',
    total: 'Gesamt',
    teams: ['Füchse', 'Zaunkönige', 'Eulen'],
    why: 'Warum 15 für Fürsorge?',
    because: 'Ihr habt die Glocke geläutet, und zwei im Dunkeln fragten sich nicht länger, ob jemand kommt.',
    talk: 'Wer das Gespräch getragen hat',
    shares: 'Anteil an den Beiträgen, der größte zuerst, ohne Namen',
    share: percent,
    agreed: 'Wie schnell Einigkeit da war',
    decisions: ['Welcher Weg', 'Eine Sache noch'],
    agreement: (share, seconds) => `${percent(share)} in ${seconds} s`,
    question: 'Frage an das Team:',
    asked: 'Eine von fünf Stimmen war vor der Tür kaum zu hören. Was hätte ihr Raum gegeben?',
  },
  price: {
    credit: 'Credit',
    covers: (people) => `ist eine Session mit bis zu ${people} Personen`,
    costs: (price) => `Ein Credit kostet ${price}. `,
    costsFrom: (lowest, highest) => `Ein Credit kostet ${lowest} bis ${highest}, je nach Menge. `,
    returned: 'Wenn Sie absagen, bevor die Türen öffnen, erhalten Sie ihn automatisch zurück.',
    more: 'Pakete ansehen und selbst rechnen',
  },
};
