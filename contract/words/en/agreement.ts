/** The data processing agreement that an owner downloads. Facts of the measures are those of docs/security.md and docs/promises.md. */
export const agreement = {
  title: 'Data processing agreement',
  under: 'under Article 28 of Regulation (EU) 2016/679 (GDPR)',
  template: (operator: string) =>
    `Template provided by ${operator}. It is not legal advice: have it checked by counsel before you sign it. It binds nobody until both parties have agreed to it.`,
  version: (version: string, date: string) => `Version ${version} of the template, created on ${date}`,
  between: 'Between',
  controller: 'Controller',
  processor: 'Processor',
  email: (email: string) => `Email: ${email}`,
  taxNumber: (number: string) => `Tax number: ${number}`,
  toFillIn: {
    address: 'Address: ______________________________',
    taxNumber: 'Tax number: ______________________________',
  },
  clauses: [
    {
      heading: '1. Subject matter and duration',
      texts: [
        'The processor runs Muster for the controller: online sessions in which teams play a story together. It processes personal data for the controller as described in Annex 1.',
        'The agreement begins when both parties have agreed to it and ends with the controller’s account. Obligations that protect personal data last for as long as the processor holds any.',
      ],
    },
    {
      heading: '2. Documented instructions (Art. 28(3)(a))',
      texts: [
        'The processor processes personal data only on documented instructions from the controller, including with regard to transfers to a third country or an international organisation, unless Union or Member State law to which it is subject requires otherwise. It then informs the controller of that requirement before processing, unless that law prohibits this on important grounds of public interest.',
        'This agreement, and what the controller’s organisers do and choose in Muster, are instructions. Further ones are given in writing or by email.',
        'The processor informs the controller immediately if it thinks that an instruction infringes the GDPR or other data protection provisions. It may wait with that instruction until the controller has confirmed or changed it.',
      ],
    },
    {
      heading: '3. Confidentiality (Art. 28(3)(b))',
      texts: [
        'The processor ensures that the persons it authorises to process the personal data have committed themselves to confidentiality or are under an appropriate statutory obligation of confidentiality.',
      ],
    },
    {
      heading: '4. Security of processing (Art. 28(3)(c), Art. 32)',
      texts: [
        'The processor takes the technical and organisational measures of Annex 2. It may replace a measure by another one that protects at least as well.',
      ],
    },
    {
      heading: '5. Other processors (Art. 28(3)(d), Art. 28(2) and (4))',
      texts: [
        'The controller authorises the processor in general to engage other processors. Those engaged at the time of this document are listed in Annex 3.',
        'The processor informs the controller at least thirty days before it adds or replaces one, so that the controller can object. If the parties find no solution, the controller may close its account before the change.',
        'The processor imposes on each other processor, by contract, the same data protection obligations as in this agreement, and remains fully liable to the controller for their performance.',
      ],
    },
    {
      heading: '6. Rights of data subjects (Art. 28(3)(e))',
      texts: [
        'Taking into account the nature of the processing, the processor assists the controller by appropriate technical and organisational measures in responding to requests for exercising the data subject’s rights under Chapter III of the GDPR.',
        'Guests download and erase their data themselves by their personal link; organisers correct, download and erase the data of guests. The processor passes on requests that reach it, and does what these functions cannot.',
      ],
    },
    {
      heading: '7. Assistance with security, breaches and impact assessments (Art. 28(3)(f), Art. 32 to 36)',
      texts: [
        'The processor assists the controller in ensuring compliance with Articles 32 to 36 of the GDPR, taking into account the nature of processing and the information available to the processor.',
        'It notifies the controller without undue delay after becoming aware of a personal data breach, with the facts that the controller needs for its own notifications.',
      ],
    },
    {
      heading: '8. Deletion and return (Art. 28(3)(g))',
      texts: [
        'The owner can download the company’s data at any time. When the owner closes the account, names, email addresses and texts of organisers and guests are erased at once; results stay without names.',
        'At the choice of the controller, the processor deletes or returns all personal data after the end of the services, and deletes existing copies, unless Union or Member State law requires their storage, as tax law does for orders and invoices. Backups are deleted when their time has passed.',
      ],
    },
    {
      heading: '9. Information and audits (Art. 28(3)(h))',
      texts: [
        'The processor makes available to the controller all information necessary to demonstrate compliance with Article 28 of the GDPR, and allows for and contributes to audits, including inspections, conducted by the controller or another auditor mandated by the controller.',
      ],
    },
    {
      heading: '10. Final provisions',
      texts: [
        'If this agreement and other agreements of the parties contradict one another in matters of data protection, this agreement prevails. Changes need text form. If a provision is invalid, the others remain in force.',
      ],
    },
  ],
  subject: {
    heading: 'Annex 1: what is processed',
    rows: [
      'Nature and purpose: planning and running team sessions, invitations and reminders by email, results, awards and, for organisers, an account.',
      'Data subjects: the controller’s organisers and the guests whom it invites.',
      'Data of organisers: name, email address, country, time zone, phone number where given, log-ins with the kind of browser and system, what they changed and from which network address.',
      'Data of guests: name, email address, department, tags and language where the controller gives them, time zone of the browser, votes, answers, chat messages, joining and leaving, result of the device check, rating, award.',
      'Picture and voice are transmitted while a session runs, where a guest switches them on, and are never recorded.',
      'No special categories of personal data (Art. 9 GDPR) are meant to be processed.',
    ],
    how: 'How long',
    keptUntil: {
      people: 'Names and email addresses of guests',
      chats: 'Chat messages',
      results: 'Sessions with results and awards',
      days: (what: string, days: number) => `${what}: ${days} days, as the controller has chosen.`,
      closed: (what: string) => `${what}: until they are erased or the controller’s account is closed.`,
    },
  },
  measures: {
    heading: 'Annex 2: technical and organisational measures',
    rows: [
      'Encryption in transit: in production the server demands an https address. Picture and voice are encrypted between the guests or, where a media server is connected, between each of them and it.',
      'Log-in: passwords are hashed with argon2id. Tokens are stored as hashes, live for eight hours unless they are renewed, and end when a person logs out or changes the password. Two-factor log-in and single sign-on are available. Guesses are limited for each account and each network.',
      'Access: a guest reads their own session only, an organiser their company only. The company’s owner can list and remove its organisers.',
      'Separation: every request is checked against the company or seat that its token belongs to.',
      'Integrity: requests that change something need an anti-forgery token. The server alone decides time, votes and results.',
      'Traceability: changes by organisers are noted with author, time and network address in a log that cannot be changed, for a year.',
      'Data minimisation: the server’s log has no names, email addresses or passwords. Groups of fewer than three are not analysed. Picture and voice are not recorded.',
      'Erasure: guests erase themselves by their link, without an account. An hourly job deletes expired data.',
      'Availability: a running session is stored event by event and continues after a failure of the server. The operator can back up the whole database while sessions run.',
      'Testing: attacks on the product are part of its automated tests.',
      'Organisational measures of the operator, such as access to premises and machines, training and the keeping of backups: ______________________________',
    ],
  },
  subProcessorsHeading: 'Annex 3: other processors',
  subProcessor: (service: string, name: string, purpose: string, data: string, seat: string) =>
    `${service}: ${name}. ${purpose}. Data: ${data}. Company’s seat: ${seat}.`,
  signatures: 'Signatures',
  signed: (party: string) => `${party}: place, date, name, signature ______________________________`,
  page: (number: number, count: number) => `${number} of ${count}`,
  fileName: 'data-processing-agreement.pdf',
};

export type AgreementWords = typeof agreement;
