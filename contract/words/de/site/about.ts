import type { AboutWords } from '../../en/site/about.ts';

export const about: AboutWords = {
  title: 'Über uns',
  description: 'Warum es Muster gibt und was es nicht tun wird.',
  heading: '„To muster“ heißt: Menschen versammeln und Mut fassen',
  lead: 'Seit es Nächte gibt, sitzen Menschen um ein Licht und erzählen einander Geschichten. Wir finden, dass ein Team in neun Städten das auch verdient und dass ein Raster aus Gesichtern nicht das Beste sein muss, was möglich ist.',
  why: 'Warum wir das machen',
  story: [
    'Was als Teambuilding im Netz verkauft wird, ist meist ein Quiz mit lauter Moderation. Das macht denen Spaß, die Quiz und laute Moderation mögen. Die anderen schalten die Kamera aus und beantworten E-Mails.',
    'Wir wollten eine Stunde, in der einer Gruppe etwas widerfährt: ein Film, der anhält und fragt, eine Tür, die nur aufgeht, wenn auch die Schüchterne ihre Zeile vorliest, ein Ende, das Ihnen gehört, weil Sie es gewählt haben. Und danach ein ruhiger Blick darauf, wie Sie es angegangen sind.',
    'Alles, was Sie sehen, wurde für Muster geschrieben, gezeichnet und vertont. Der Code ist quelloffen unter der MIT-Lizenz; Sie können ihn auf Ihrem eigenen Server betreiben.',
  ],
  beliefsHeading: 'Vier Dinge, bei denen wir bleiben',
  beliefs: [
    {
      title: 'Erst die Geschichte, dann das Spiel',
      text: 'Punkte bringen niemanden zum Reden. Eine Laterne auf einer Brücke schon. Wir schreiben zuerst die Geschichte und zählen danach.',
    },
    {
      title: 'Raum für die Leisen',
      text: 'Keine Punkte für Tempo, verdeckte Stimmen, Hinweise, die nur eine Person hat. Wer darauf wartet, gefragt zu werden, wird gefragt.',
    },
    {
      title: 'Das Team sieht es zuerst',
      text: 'Was wir messen, bekommen die Menschen, um die es geht. Jede Zahl zeigt ihre Formel, und Führungskräfte sehen nicht mehr als das Team.',
    },
    {
      title: 'Eine Uhr für alle',
      text: 'Der Film läuft auf allen Bildschirmen im Gleichtakt, damit in Lissabon und in Lima im selben Augenblick der Atem stockt. Die Uhr ist das Schwierige daran, und wir sind ein wenig stolz auf sie.',
    },
  ],
  closing: 'Setzen Sie sich zu uns',
};
