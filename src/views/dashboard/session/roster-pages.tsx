import { PageByPage } from '../../shared/page-by-page.tsx';
import { pageWords } from '../../shared/page-words.ts';
import { RosterTable, type ShownRosterProps } from './roster-table.tsx';

const words = pageWords('people');

/** A row holds a menu of its own: more of them than this at once make a slow computer wait. */
const pageSize = 50;

export const RosterPages = ({ seats, ...roster }: ShownRosterProps) => (
  <PageByPage items={seats} size={pageSize} words={words}>
    {(shown) => <RosterTable {...roster} seats={shown} />}
  </PageByPage>
);
