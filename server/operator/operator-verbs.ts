export interface OperatorVerb {
  /** As `readVerb` reads them. */
  words?: readonly string[];
  options?: readonly (keyof OperatorOptions)[];
  /** Changes something: `--dry-run` goes with it, and it is written down. */
  changes?: true;
  /** Works only while no server runs. */
  offline?: true;
  /** Its word is a path, read where the command is typed. */
  takesFile?: true;
  help: string;
}

export interface OperatorOptions {
  company?: string;
  name?: string;
  country?: string;
  zone?: string;
  reason?: string;
  to?: string;
}

/** Everything an operator can ask for, with the words and options that go with it. */
export const operatorVerbs = {
  check: { help: 'database, Redis, mail, TURN, nodes, clock and addresses, each with what to do' },
  audit: { help: 'what operators changed, by the command or at /admin, and why, the newest first' },
  'admin list': { help: 'the product’s administrators' },
  'admin add': {
    words: ['the EMAIL of an account'],
    changes: true,
    help: 'makes an account an administrator',
  },
  'admin remove': { words: ['the EMAIL of an account'], changes: true, help: 'takes that back' },
  'owner create': {
    words: ['the EMAIL of the owner'],
    options: ['company', 'name', 'country', 'zone'],
    changes: true,
    help: 'makes a company with its owner, who is mailed a link to choose a password',
  },
  'user disable': {
    words: ['the EMAIL of an account'],
    options: ['reason'],
    changes: true,
    help: 'ends every sign-in and refuses new ones',
  },
  'user enable': {
    words: ['the EMAIL of an account'],
    options: ['reason'],
    changes: true,
    help: 'takes that back',
  },
  'user reset-link': {
    words: ['the EMAIL of an account'],
    changes: true,
    help: 'mails a link to choose a password',
  },
  'user remove-second-factor': {
    words: ['the EMAIL of an account'],
    options: ['reason'],
    changes: true,
    help: 'ends two-factor log-in of somebody who lost phone and recovery codes',
  },
  'company list': { help: 'companies with their people, sessions and credits' },
  'company show': { words: ['the ID of a company'], help: 'one of them with its accounts' },
  'company close': {
    words: ['the ID of a company'],
    options: ['reason'],
    changes: true,
    help: 'cancels what is planned and erases the company, as its owner can',
  },
  'credits grant': {
    words: ['the ID of a company', 'the NUMBER of credits'],
    options: ['reason'],
    changes: true,
    help: 'gives credits for nothing',
  },
  'credits take': {
    words: ['the ID of a company', 'the NUMBER of credits'],
    options: ['reason'],
    changes: true,
    help: 'takes such credits back',
  },
  'mail list': { help: 'mails that wait after a refusal or were given up, with the reason' },
  'mail show': { words: ['the ID of a mail'], help: 'one mail with its text and what became of it' },
  'mail retry': { words: ['the ID of a mail, or all'], changes: true, help: 'has given up mails sent again' },
  'mail test': { help: 'asks the mail server whether it takes our mails' },
  'order requests': { help: 'refunds that owners ask for and that wait for an answer' },
  'order refund': {
    words: ['the NUMBER of an order', 'the NUMBER of credits'],
    options: ['reason'],
    changes: true,
    help: 'takes unspent credits back and sends their share of the money; answers a request',
  },
  'order decline': {
    words: ['the NUMBER of an order'],
    options: ['reason'],
    changes: true,
    help: 'answers a request: the owner is mailed the reason',
  },
  'session list': { help: 'sessions that are open, to come within a day or failed within a week' },
  'session show': { words: ['the ID of a session'], help: 'one session: state, node, log' },
  'session fail': {
    words: ['the ID of a session'],
    options: ['reason'],
    changes: true,
    help: 'ends it and gives its credits back',
  },
  'session replay': {
    words: ['the ID of a session'],
    help: 'its log without anything personal, to be opened in /debug/actors',
  },
  'order list': { help: 'orders that are not paid, and payments that a person has to decide about' },
  'order paid': {
    words: ['the NUMBER of an invoice'],
    changes: true,
    help: 'gives its credits, once its money has come',
  },
  'order cancel': {
    words: ['the NUMBER of an invoice'],
    options: ['reason'],
    changes: true,
    help: 'takes an unpaid invoice back by a credit note',
  },
  'report list': { help: 'chat messages that guests reported in the last thirty days' },
  'person export': { words: ['the EMAIL of a guest'], help: 'all that is kept about a guest, as JSON' },
  'secret rotate': {
    changes: true,
    help: 'replaces the application’s secret; what the former one signed stays valid',
  },
  backup: {
    words: ['the FILE to write'],
    changes: true,
    takesFile: true,
    help: 'writes the whole database to a new file, also while sessions run',
  },
  restore: {
    words: ['the FILE of a backup'],
    changes: true,
    offline: true,
    takesFile: true,
    help: 'fills an empty database, which then sends no mail and directs no session',
  },
  'copy release': { changes: true, help: 'has a restored database send mails and direct sessions' },
  move: {
    options: ['to'],
    changes: true,
    offline: true,
    help: 'copies everything to an empty PostgreSQL (--to postgres://…) or data folder (--to data)',
  },
  'person erase': {
    words: ['the EMAIL of a guest'],
    options: ['reason'],
    changes: true,
    help: 'erases a guest from every company',
  },
} as const satisfies Record<string, OperatorVerb>;

export type OperatorVerbName = keyof typeof operatorVerbs;

/** One command, as it travels to a running server. */
export interface OperatorCall {
  verb: OperatorVerbName;
  words: string[];
  options: OperatorOptions;
  isDryRun: boolean;
}

export interface OperatorAnswer {
  /** 0: done; 1: refused, or something is not as it should be. */
  code: 0 | 1;
  lines: string[];
  data: unknown;
}
