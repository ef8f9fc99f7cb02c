import { form, list, plural } from '../counts.ts';

const counted = (count: number) => plural(count, 'person', 'people');
const listedAlready = (count: number) => plural(count, 'is on the list already', 'are on the list already');

/** What the pages of people say, and the fields in which people are added. */
export const people = {
  page: {
    title: 'Add people',
    heading: 'People',
    lead: 'Guests don’t need an account. Each gets a personal link to the sessions you invite them to.',
    add: 'Add people',
    addedToast: 'Participant added successfully!',
    kept: (added: number, known: number) =>
      [
        added > 0 || known === 0 ? `${counted(added)} added.` : '',
        known > 0
          ? `${plural(known, 'person was already on your list and has been updated', 'people were already on your list and have been updated')}.`
          : '',
      ].join(' '),
    tableOpen: 'Add the people of the table to the list, or cancel the table.',
    malformed: 'Correct the lines marked above first.',
    none: 'Add at least one person.',
    tooMany: (most: number) => `Add up to ${most.toLocaleString('en')} people at once.`,
    addOthers: (count: number) => `Leave them out and add ${counted(count)}`,
    inviteTo: 'Invite to a session',
    sessionsFailed: (why: string) => `Your sessions didn’t load. ${why}`,
    notYet: 'Not yet, save for later',
    ask: (count: number) => `Add and invite ${plural(count, 'guest', 'guests')}?`,
    addAndInvite: 'Add and invite',
    back: 'Back',
    recipients: (count: number) => form(count, 'The person you add', 'The people you add'),
  },
  invitationReads: (title: string) =>
    `The invitation to “${title}”, with the date in their own time zone, a personal link and a calendar entry.`,
  field: {
    label: 'People',
    description:
      'One per line: “Ana Silva <ana@example.com>” or just the email. You can also paste from an email or spreadsheet, or drop a file here.',
    placeholder: 'Ana Silva <ana@example.com>\nBo Lind <bo@example.com>',
    choose: 'Choose from your people',
    recognised: (count: number) => `${counted(count)} recognised.`,
    seated: (names: readonly string[]) => `Already in this session, and skipped: ${list(names)}.`,
    repeated: (lines: readonly { line: number; text: string }[]) =>
      `Listed twice, and added once: ${list(lines.map(({ line, text }) => `line ${line} (${text})`))}.`,
    line: (line: number) => `Line ${line}`,
  },
  file: {
    upload: 'Upload CSV or Excel',
    template: 'Download template file',
    templateName: 'people.csv',
    /** `name` is null for a table that was pasted. */
    taken: (count: number, name: string | null) =>
      `${count === 0 ? 'No new people' : counted(count)} from ${name ?? 'the pasted table'}.`,
    repeated: (count: number) => `${listedAlready(count)}.`,
    unaddressed: (count: number) =>
      `${plural(count, 'row without an email address was', 'rows without an email address were')} left out.`,
  },
  review: {
    label: 'Check before adding',
    /** `name` is null for a table that was pasted. */
    heading: (name: string | null) => `Check ${name ?? 'the pasted table'}`,
    encoding: 'Text encoding',
    encodingGuessed:
      'The file doesn’t say which one it uses, so this is our best guess. If names look wrong, choose another.',
    table: (place: number) => `Table ${place}`,
    tableOf: (place: number, tables: number, count: number) =>
      `Table ${place} of ${tables}, ${counted(count)}.`,
    columns: 'Columns',
    chooseUses: 'Choose what each column is used for.',
    column: (place: number) => `Column ${place}`,
    empty: 'Empty',
    useOf: (column: string) => `Use of ${column}`,
    uses: {
      email: 'Email',
      other_email: 'Email, if the first is missing',
      first_name: 'First name',
      last_name: 'Last name',
      name: 'Full name',
      reversed_name: 'Full name, last name first',
      department: 'Department',
      ignored: 'Not used',
    },
    moreColumns: (count: number) => plural(count, 'more column', 'more columns'),
    found: (count: number) => (count === 0 ? 'No new people found.' : `${counted(count)} found.`),
    repeated: (count: number) => `${listedAlready(count)}.`,
    peopleFound: 'People found',
    morePeople: (count: number) => `and ${plural(count, 'more person', 'more people')}`,
    malformed: (count: number) =>
      `${plural(count, 'row has', 'rows have')} an email address that needs correcting. You can do that in the list.`,
    passed: (count: number) =>
      `${plural(count, 'row has no email address', 'rows have no email address')} and will be left out`,
    row: (row: number, text: string) => `Row ${row}: ${text}`,
    moreRows: (count: number) => `and ${plural(count, 'more row', 'more rows')}`,
    add: (count: number) => (count === 0 ? 'Add to list' : `Add ${counted(count)}`),
    asText: 'Paste as text',
    cancel: 'Cancel',
  },
  encodings: {
    'utf-8': 'Unicode (UTF-8)',
    'utf-16le': 'Unicode (UTF-16)',
    'utf-16be': 'Unicode (UTF-16, big-endian)',
    'windows-1252': 'Western European (Windows-1252)',
    'windows-1250': 'Central European (Windows-1250)',
    'windows-1251': 'Cyrillic (Windows-1251)',
    'koi8-r': 'Cyrillic (KOI8-R)',
    ibm866: 'Cyrillic (DOS 866)',
    'windows-1253': 'Greek (Windows-1253)',
    'windows-1254': 'Turkish (Windows-1254)',
    'windows-1255': 'Hebrew (Windows-1255)',
    'windows-1256': 'Arabic (Windows-1256)',
    'windows-1257': 'Baltic (Windows-1257)',
    macintosh: 'Western European (Mac)',
    shift_jis: 'Japanese (Shift JIS)',
    'euc-jp': 'Japanese (EUC-JP)',
    gb18030: 'Chinese, simplified (GB 18030)',
    big5: 'Chinese, traditional (Big5)',
    'euc-kr': 'Korean (EUC-KR)',
  },
  known: {
    label: 'Your people',
    description: 'Everybody your company has added before.',
    placeholder: 'Name or email',
    failed: (why: string) => `The list didn’t load. ${why}`,
    looking: 'Looking …',
    failedType: 'The list didn’t load. Type a name or an email to try again',
    noMatch: 'No match',
    typeToFind: 'Type a name or an email to find others',
    nobody: 'Nobody yet',
    everyMatchListed: 'Every match is already on the list',
    everybodyListed: 'Everybody is already on the list',
  },
  group: {
    label: 'Department or tag',
    chooseOne: 'Choose one',
    failed: (why: string) => `Your departments and tags didn’t load. ${why}`,
    everybody: 'Everybody',
    departments: 'Departments',
    tags: 'Tags',
    addAll: (group: string) => `Add all of ${group}`,
    selectAll: (group: string) => `Select all of ${group}`,
    /** Of `total` people the first `read` were fetched. */
    added: (count: number, group: string, read: number, total: number) => {
      const from = `${count === 0 ? 'No new people' : counted(count)} from ${group}`;
      return total > read ? `${from}: the first ${read} of ${total}.` : `${from}.`;
    },
  },
  overlaps: {
    label: 'Expected elsewhere',
    lead: (count: number) =>
      `${plural(count, 'person is', 'people are')} expected in another session at that time.`,
    one: (name: string, title: string, when: string) => `${name}: “${title}”, ${when}`,
    more: (count: number) => `${count} more`,
    leaveOut: (count: number) => `Leave ${counted(count)} out`,
  },
  list: {
    heading: 'Everybody you’ve added',
    search: 'Search',
    searchPlaceholder: 'Name, email or department',
    failed: 'The list didn’t load',
    empty: 'Nobody yet',
    emptyText: 'Add people here, or while you create a session.',
    noMatch: 'No matching guests. Try another name, email or department.',
    invitedTo: (sessions: number) =>
      sessions === 0 ? 'Not in any session yet' : `In ${plural(sessions, 'session', 'sessions')}`,
    details: 'Details',
    detailsOf: (name: string) => `Details of ${name}`,
    more: 'Show more people',
  },
  invite: {
    label: 'Invite selected people',
    toast: 'Attendees invited successfully!',
    seated: (names: readonly string[]) =>
      `${list(names)} ${form(names.length, 'is', 'are')} already in this session.`,
    send: 'Send invitations',
    inviteOthers: (count: number) => `Leave them out and invite ${counted(count)}`,
    selected: (count: number) => (count === 0 ? 'Nobody selected' : `${count} selected`),
    clear: 'Clear selection',
    ask: (count: number) => `Send ${plural(count, 'invitation', 'invitations')}?`,
    act: (count: number) => `Send ${plural(count, 'invitation', 'invitations')}`,
    keep: 'Send none',
    recipients: (count: number) => form(count, 'The selected person', 'The selected people'),
    session: 'Session',
  },
  tag: {
    label: 'Tag selected people',
    tagged: (count: number) => `Tagged ${counted(count)}`,
    untagged: (count: number) => `Tag removed from ${counted(count)}`,
    missing: 'Enter a tag.',
    comma: 'Leave out the comma.',
    add: 'Add tag',
    remove: 'Remove tag',
    tag: 'Tag',
    description: (count: number) => `For the ${counted(count)} selected: a site, a project, new starters.`,
  },
};

export type PeopleWords = typeof people;
