import { normalised } from '../text/normalised.ts';

/** What a column of a table of people is used for. */
export const columnUses = [
  'email',
  'other_email',
  'first_name',
  'last_name',
  'name',
  'reversed_name',
  'department',
  'ignored',
] as const;
export type ColumnUse = (typeof columnUses)[number];

/** `login`: an account's name that may be an address; `private` and `second`: nobody is written to there unasked. */
export type EmailRank = 'main' | 'login' | 'unsure' | 'second' | 'private';

/** What the label of a column says. `extra` counts the words beside the thing itself: fewer are nearer to it. */
export type ColumnMeaning =
  | { kind: 'email'; rank: EmailRank; extra: number }
  | { kind: 'first_name' | 'last_name' | 'full_name' | 'reversed_name' | 'department'; extra: number }
  /** "Participant", "User name": called by who is in it, and a name only where it looks like one. */
  | { kind: 'person'; extra: number }
  /** "Name", "Nom", "Nome": the whole name, or the part that no other column has. */
  | { kind: 'name'; extra: number }
  /** Somebody else's: of a manager, a buyer, an assistant. */
  | { kind: 'others' };

/** One form for all spellings: "E-Mail_Adresse", "eMailAdresse" and "EMAIL ADDRESS" are the same words. */
export function labelWords(label: string): string[] {
  const apart = label
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/(\p{L})(\p{N})/gu, '$1 $2');
  return normalised(apart.toLowerCase().replaceAll('ß', 'ss'), 'NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\be ?(mails?|post)\b/g, 'e$1')
    .split(' ')
    .filter(Boolean);
}

const folded = (text: string) => labelWords(text).join(' ');
const wordSet = (text: string) => new Set(text.trim().split(/\s/).map(folded));
const phraseSet = (text: string) => new Set(text.split(',').map(folded));

const mailWords = wordSet(
  `email emails mail courriel courriels mel correo correos posta epost почта почты имейл メール メールアドレス 邮箱 郵箱 电子邮件 電子郵件
   이메일`,
);

const loginWords = wordSet('upn login username benutzername usuario utilisateur utente');

/** Words beside "email" in a heading that do not make it another address. */
const besideMail = wordSet(
  `mitarbeiters address addresses adresse adressen adres addr indirizzo indirizzi direccion endereco e el la le l de del della di do da
   du des d electronico electronica electronique electroniques elettronica elettronico eletronico eletronica
   elektronische elektronischer электронная электронной адрес your ihre deine ihr dein meine votre ton tu su seu sua tuo tua
   vostra my work working business professional professionnel professionnelle pro profesional profissional aziendale lavoro
   trabajo trabalho laboral corporativo corporativa corporate institucional travail company companys office firma firmen
   dienst dienstlich dienstliche geschaftlich geschaftliche geschaeftlich geschaeftliche beruflich berufliche primary primaire primar primare principal
   principale main haupt hauptadresse default contact kontakt contacto contatto user users account konto attendee attendees
   participant participants guest guests invitee invitees employee employees member members student students learner
   person people people's teilnehmer teilnehmerin teilnehmenden mitarbeiter mitarbeiterin mitarbeitende gast invite invitado
   convidado invitato ospite asistente participante participantes partecipante partecipanti empleado colaborador
   dipendente salarie recipient recipients empfanger required erforderlich obligatoire obligatorio obrigatorio obbligatorio
   pflichtfeld pflicht optional smtp internet 1 id ids value s what is please enter the bitte geben sie gib angeben an wie
   lautet lauten ist quel quelle est sont cual es qual und et y field of for`,
);

const privateWords = wordSet(
  `alternate alternative alternativ alternativa alternativo backup alias aliases proxy private prive privee privat privater privaten personal personals personnel personnelle perso personale pessoal particular privado
   privada privato privata home recovery recuperacion recuperacao recuperation secours recupero wiederherstellung
   wiederherstellungs reset`,
);

const secondWords = wordSet(
  `second secondary secondaire secundario secundaria secondario secondaria zweite zweiter zweit other andere weitere autre otro otra outro outra altro altra additional zusatzliche zusaetzliche
   cc 2 3 4 5 6 7 8 9`,
);

const otherPeopleWords = wordSet(
  `manager managers supervisor supervisors buyer purchaser payer boss chef vorgesetzte vorgesetzter vorgesetzten
   fuhrungskraft fuehrungskraft teamleiter leiter leitung responsable responsabile gestor gerente jefe superior acheteur comprador
   acquirente kaufer besteller billing rechnung rechnungs invoice facturation facturacion emergency notfall parent parents
   guardian eltern referrer inviter inviting by host organizer organiser veranstalter organisateur organizador
   organizzatore sender absender owner approver sponsor assistant assistants assistent assistentin assistente coach mentor
   creator created hr reports spouse partner руководитель руководителя менеджер`,
);

const besideName = wordSet(
  `mitarbeiters your ihr dein mein votre ton tu su seu sua tuo tua il my user users attendee attendees participant participants guest
   guests invitee employee employees member student learner contact person persons teilnehmer teilnehmerin teilnehmenden
   mitarbeiter mitarbeiterin mitarbeitende gast invite invitado convidado invitato ospite asistente participante
   partecipante empleado colaborador dipendente salarie recipient required erforderlich obligatoire obligatorio obrigatorio
   obbligatorio pflichtfeld pflicht optional legal preferred official current what is s the please enter bitte geben sie gib
   angeben an wie lautet ist quel est cual es qual l le la el o a de del do dell d der des kontakt contacto contatto of field
   account 1`,
);

const nameWords = {
  first_name: phraseSet(
    `first name, first names, first, given name, given names, given, forename, forenames, vorname, vornamen, rufname, prenom,
     prenoms, nombres, primer nombre, nombre de pila, primeiro nome, nome proprio, primo nome, nome di battesimo, voornaam,
     roepnaam, fornavn, förnamn, etunimi, imię, imie, jméno, křestní jméno, keresztnév, utónév, adı, ad, όνομα, ім'я, prenume, ime, имя, 名, 이름`,
  ),
  last_name: phraseSet(
    `last name, last names, last, surname, surnames, family name, family, nachname, nachnamen, familienname, zuname, nom de
     famille, nom famille, apellido, apellidos, primer apellido, sobrenome, sobrenomes, apelido, apelidos, ultimo nome, último
     nome, cognome, cognomi, achternaam, familienaam, efternavn, etternavn, efternamn, sukunimi, nazwisko, фамилия, příjmení, vezetéknév, családnév, soyad, soyadı, επώνυμο, прізвище, nume de familie, prezime, 姓, 苗字`,
  ),
  full_name: phraseSet(
    `full name, display name, complete name, whole name, name and surname, first and last name, first name last name, first
     name and last name, first last name, first last, anzeigename, vollständiger name, vollstandige name, vor und nachname,
     vorname nachname, vorname und nachname, vorname name, nom complet, nom affiche, nom d affichage, prenom et nom, prenom
     nom, nombre completo, nombre y apellido, nombre y apellidos, nombre apellidos, nombre para mostrar, nome completo, nome
     e cognome, nome cognome, nome e sobrenome, nome e apelido, nome visualizzato, nome para exibição, nome de exibição,
     wie heisst du, wie heissen sie, comment vous appelez vous, comment t appelles tu, como te llamas, como se
     llama, como voce se chama, come ti chiami, come si chiama, volledige naam, weergavenaam, imię i nazwisko, полное имя, имя и фамилия, имя фамилия, お名前, 名前, 성명`,
  ),
  reversed_name: phraseSet(
    `last name first name, last first name, last first, surname first name, surname and first name, surname name, nachname
     vorname, nachname und vorname, name vorname, name und vorname, familienname vorname, nom prenom, nom et prenom,
     apellidos nombre, apellidos y nombre, apellido y nombre, cognome nome, cognome e nome, sobrenome nome, nazwisko i imię,
     фио, фамилия имя, фамилия имя отчество, фамилия и имя, 氏名, 姓名`,
  ),
  name: phraseSet(
    'name, names, nom, noms, nombre, nome, naam, navn, namn, nimi, név, nazwa, nume, שם, الاسم',
  ),
  department: phraseSet(
    `department, departments, dept, department name, division, unit, business unit, abteilung, abteilungen, bereich,
     geschäftsbereich, fachbereich, organisationseinheit, service, services, département, departamento, área, area, sección,
     setor, sector, seção, reparto, dipartimento, divisione, afdeling, avdeling, avdelning, osasto, dział, отдел,
     подразделение, 部署, 部門, 所属, 部门, 부서`,
  ),
};

const personPhrases = phraseSet(
  `user name, participant, participants, attendee, attendees, employee, employees, person, guest, invitee, member,
   teilnehmer, teilnehmerin, mitarbeiter, mitarbeiterin, gast, invité, participante, partecipante, empleado, colaborador,
   dipendente, ospite, salarié`,
);

const known = new Set(
  [
    ...mailWords,
    ...loginWords,
    ...besideMail,
    ...privateWords,
    ...secondWords,
    ...otherPeopleWords,
    ...besideName,
    ...Object.values(nameWords).flatMap((set) => [...set].flatMap((phrase) => phrase.split(' '))),
  ].filter((word) => word.length > 1),
);

/** "workemail" is two words, "firstname" too. */
function parted(word: string): string[] {
  if (known.has(word) || word.length > 40) return [word];
  for (let at = word.length - 2; at > 1; at -= 1) {
    const [begin, end] = [word.slice(0, at), word.slice(at)];
    if (known.has(begin) && known.has(end)) return [begin, end];
  }
  return [word];
}

/** "Email [Required]" and "E-Mail (geschäftlich)"; the words in brackets are read apart. */
function unbracketed(label: string): { base: string; inside: string } {
  const inside: string[] = [];
  const base = label.replace(/[([{（【]([^()[\]{}（）【】]*)[)\]}）】]/g, (_all, words: string) => {
    inside.push(words);
    return ' ';
  });
  return { base, inside: inside.join(' ') };
}

function emailMeaning(words: readonly string[]): ColumnMeaning | undefined {
  const isMail = words.some((word) => mailWords.has(word));
  const isLogin = words.some((word) => loginWords.has(word)) || words.join(' ').includes('principal name');
  if (!isMail && !isLogin) return undefined;
  const beside = words.filter((word) => !mailWords.has(word));
  const extra = beside.length;
  if (isLogin) return { kind: 'email', rank: 'login', extra };
  if (beside.some((word) => privateWords.has(word))) return { kind: 'email', rank: 'private', extra };
  if (beside.some((word) => secondWords.has(word))) return { kind: 'email', rank: 'second', extra };
  return { kind: 'email', rank: beside.every((word) => besideMail.has(word)) ? 'main' : 'unsure', extra };
}

function nameMeaning(words: readonly string[]): ColumnMeaning | undefined {
  if (personPhrases.has(words.join(' '))) return { kind: 'person', extra: 9 };
  const kinds = Object.keys(nameWords) as (keyof typeof nameWords)[];
  const all = words.join(' ');
  const without = words.filter((word) => !besideName.has(word));
  for (const [phrase, extra] of [
    [all, 0],
    [without.join(' '), words.length - without.length],
  ] as const) {
    const kind = kinds.find((each) => nameWords[each].has(phrase));
    if (kind) return { kind, extra };
  }
  return undefined;
}

function meaningOfWords(words: readonly string[]): ColumnMeaning | undefined {
  if (words.some((word) => otherPeopleWords.has(word))) return { kind: 'others' };
  return emailMeaning(words) ?? nameMeaning(words);
}

/**
 * What a column's label says of it, in English, German, French, Spanish, Portuguese, Italian and, for the commonest words,
 * in other languages. Text in brackets counts only for a private address, and where the rest has no match.
 */
export function columnMeaning(label: string): ColumnMeaning | undefined {
  if (label.length > 200 || label.includes('@')) return undefined;
  const { base, inside } = unbracketed(label);
  const words = labelWords(base).flatMap(parted);
  const beside = labelWords(inside).flatMap(parted);
  const meaning =
    meaningOfWords(words) ?? (beside.length > 0 ? meaningOfWords([...words, ...beside]) : undefined);
  if (meaning?.kind !== 'email' || meaning.rank !== 'main') return meaning;
  if (beside.some((word) => otherPeopleWords.has(word))) return { kind: 'others' };
  if (beside.some((word) => privateWords.has(word))) return { ...meaning, rank: 'private' };
  return beside.some((word) => secondWords.has(word)) ? { ...meaning, rank: 'second' } : meaning;
}
