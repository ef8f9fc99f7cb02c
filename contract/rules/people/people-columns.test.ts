import { describe, expect, it } from 'vitest';
import { columnMeaning } from './people-columns.ts';

const meaning = (label: string) => {
  const found = columnMeaning(label);
  return found?.kind === 'email' ? found.rank : found?.kind;
};

describe('the label of a column', () => {
  it.each([
    [
      'main',
      'Email, E-Mail, eMail, E_MAIL, Email [Required], Mail, Work Email, WORKEMAIL, email1, Email ID, primaryEmail',
    ],
    [
      'main',
      'E-Mail-Adresse, E-Mail (geschäftlich), Dienstliche E-Mail, emailadresse, Ihre E-Mail-Adresse, eMailAdresse',
    ],
    ['main', 'Adresse e-mail, Courriel, E-mail professionnel, Mél, Adresse mail, Votre adresse e-mail'],
    ['main', 'Correo electrónico, Correo, Dirección de correo electrónico, Correo electrónico del asistente'],
    ['main', 'E-mail corporativo, Endereço de e-mail, Seu e-mail, Email do participante'],
    ['main', 'Indirizzo e-mail, Indirizzo di posta elettronica, E-mail aziendale, La tua e-mail'],
    ['main', 'Почта, メール, メールアドレス, 邮箱, attendee_email, What is your email address?'],
    [
      'private',
      'Recovery Email, Home Secondary Email, Personal Email, Private E-Mail, E-Mail (privat), E-mail personnel',
    ],
    [
      'private',
      'Correo personal, E-mail pessoal, E-mail personale, Wiederherstellungs-E-Mail, E-mail de récupération',
    ],
    ['second', 'E-mail 2 Address, Secondary email, Zweite E-Mail, Weitere E-Mail, E-mail secondaire'],
    [
      'login',
      'User principal name, userPrincipalName, UPN, Participant ID (UPN), Login, Username, Benutzername',
    ],
    [
      'others',
      'Manager (email), Buyer Email, Vorgesetzte E-Mail, E-Mail der Führungskraft, Supervisor email, Billing email',
    ],
    [
      'others',
      'Correo del responsable, Email acheteur, Buyer First Name, Emergency contact name, Manager Name, Host Email',
    ],
    ['unsure', 'Email Usage, E-mail Type, E-mail Display Name, Email Opt-In, Email verified'],
    [
      'first_name',
      'First name, FirstName, first_name, First Name [Required], Given name, givenName, Forename, Attendee First Name',
    ],
    ['first_name', 'Vorname, Rufname, Prénom, Prénom(s), Nombres, Primeiro nome, Voornaam, Имя, 名, Imię'],
    [
      'last_name',
      'Last name, lastName, Surname, Family name, Nachname, Familienname, Nom de famille, Apellidos, Apellido',
    ],
    ['last_name', 'Sobrenome, Apelido, Cognome, Achternaam, Фамилия, 姓, Nazwisko'],
    [
      'full_name',
      'Full name, fullName, displayName, Display name, Your full name, First and last name, Anzeigename',
    ],
    [
      'full_name',
      'Vor- und Nachname, Vollständiger Name, Nom complet, Prénom et nom, Nombre completo, Nombre y apellidos',
    ],
    ['full_name', 'Nome completo, Nome e cognome, Nome e sobrenome, Imię i nazwisko'],
    [
      'reversed_name',
      'Nachname Vorname, Name/Vorname, Nom et prénom, Apellidos y nombre, Cognome e nome, ФИО, 氏名',
    ],
    [
      'name',
      'Name, Nom, Nombre, Nome, Employee Name, Teilnehmername, Name (Original Name), Name des Mitarbeiters',
    ],
    ['person', 'User Name (Original Name), Participant, Teilnehmer, Mitarbeiter'],
    [
      'department',
      'Department, Dept., Division, Abteilung, Bereich, Service, Département, Departamento, Área, Setor, Reparto',
    ],
    [
      undefined,
      'Company name, Nickname, Middle name, Personalnr., Phone, Title, Status, Firma, Firmenname, Duration',
    ],
    [
      undefined,
      'Organization Name, Event Name, Nom de l’entreprise, Nombre de la empresa, Ticket Type, Twitter, Password',
    ],
  ])('means %s: %s', (expected, labels) => {
    for (const label of labels.split(', ')) expect([label, meaning(label)]).toEqual([label, expected]);
  });

  it('may hold a comma', () => expect(meaning('Last Name, First Name')).toBe('reversed_name'));
});
