import type { SupportWords } from '../../en/site/support.ts';

/** What the support page says, in German. */
export const support: SupportWords = {
  page: {
    title: 'Support',
    description: 'Erste Hilfe für eine Session und Menschen, denen Sie schreiben können.',
    heading: 'Was funktioniert nicht?',
    lead: 'Beginnt Ihre Session gleich, dann prüfen Sie zuerst Ihr Gerät. Das dauert zwei Minuten, und Sie erfahren, was zu tun ist.',
    check: 'Mein Gerät prüfen',
  },
  remedies: {
    link: {
      trouble: 'Mein Link öffnet sich nicht',
      remedy:
        'Öffnen Sie ihn direkt in Chrome, Edge, Firefox oder Safari, nicht in Ihrem E-Mail-Programm. Der Link gilt beliebig oft und auf jedem Gerät.',
    },
    sound: {
      trouble: 'Ich sehe den Film, höre aber nichts',
      remedy:
        'Browser sperren den Ton, bis Sie klicken oder tippen. Klicken Sie auf das Bild und prüfen Sie dann die Lautstärke des Tabs.',
    },
    camera: {
      trouble: 'Die Kamera bleibt dunkel',
      remedy:
        'Vielleicht nutzt sie ein anderes Programm. Beenden Sie andere Anrufe und wählen Sie die Kamera noch einmal aus. Die Session läuft auch ohne Kamera weiter.',
    },
    connection: {
      trouble: 'Es wird neu verbunden',
      remedy:
        'Bleiben Sie auf der Seite. Ihre Stimme ist sicher, und Sie kommen in die laufende Szene zurück. Dauert es länger als eine Minute, öffnen Sie Ihren Link noch einmal.',
    },
    film: {
      trouble: 'Ich kann dem Film nicht folgen',
      remedy:
        'Schalten Sie unter dem Bild die Untertitel ein oder öffnen Sie den Text der Szene. Nichts Wichtiges ist nur im Film zu sehen oder zu hören.',
    },
  },
  status: {
    title: 'Status unserer Dienste',
    lead: 'Der aktuelle Status von allem, was eine Session braucht.',
    services: {
      database: 'Konten und Sessions',
      messages: 'Live-Nachrichten und Abstimmungen',
      stories: 'Geschichten und Filme',
      mail: 'Einladungen per E-Mail',
    },
    states: { ok: 'Funktioniert', late: 'Verzögert', down: 'Ausgefallen', off: 'Hier nicht verbunden' },
    failed: 'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung.',
    again: 'Erneut prüfen',
    checking: 'Wird geprüft …',
  },
  write: {
    title: 'Nichts davon hilft? Schreiben Sie uns.',
    beforeCheck:
      'Nennen Sie die Session-ID, damit wir die Session schneller finden. Die Diagnose nennt Ihren Browser, Ihr Fenster und wie unser Server Ihnen antwortet. Sie enthält keinen Namen, keine E-Mail-Adresse und keine Anmeldedaten. Fügen Sie die Diagnose in die Nachricht ein, dazu den Bericht der ',
    check: 'Geräteprüfung',
    beforeQuestions: ' („Diesen Bericht kopieren“). Weitere Antworten stehen unter ',
    questions: 'Fragen',
    end: '.',
  },
};
