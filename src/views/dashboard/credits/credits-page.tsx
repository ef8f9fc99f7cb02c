import { Table } from '@mantine/core';
import type { LedgerRow } from '#contract/calls/schemas/credits.ts';
import { credits as creditRule } from '#contract/rules/business-constants.ts';
import { useMayBuy } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useLedger } from '../../../react/use-credits.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ListState } from '../../shared/list-state.tsx';
import { MoreButton } from '../../shared/more-button.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { homeTimezone } from '../../../services/home-timezone.ts';
import { shortWhen } from '../../shared/when.ts';
import styles from '../dashboard.module.css';
import { CreditHint } from './credit-hint.tsx';
import ledger from './credits-page.module.css';
import { LedgerReason } from './ledger-reason.tsx';
import { OrderListSection } from './order-list.tsx';
import { ListTable } from '../../shared/list-table.tsx';

const columns = ['When', 'What', 'Why', 'Who', 'Credits', 'To spend after'];

const words: Record<LedgerRow['kind'], string> = {
  grant: 'Given',
  purchase: 'Bought',
  refund: 'Refunded',
  reserve: 'Held',
  consume: 'Used',
  release: 'Returned',
};

const more: ReadonlySet<LedgerRow['kind']> = new Set(['grant', 'purchase', 'release']);
const fewer: ReadonlySet<LedgerRow['kind']> = new Set(['reserve', 'refund']);

/** What a row does to the credits to spend; what is used was held before, so it takes nothing more. */
const moved = ({ kind, credits }: LedgerRow) =>
  `${more.has(kind) ? '+' : fewer.has(kind) ? '−' : ''}${credits}`;

function Ledger({ rows, buys }: { rows: readonly LedgerRow[]; buys: boolean }) {
  return (
    <div className={styles.scroller}>
      <ListTable className={ledger.ledger} columns={columns}>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td className={ledger.when}>
              <time dateTime={row.at}>{shortWhen(row.at, homeTimezone())}</time>
            </Table.Td>
            <Table.Td data-label="What">{words[row.kind]}</Table.Td>
            <Table.Td data-label="Why">
              <div>
                <LedgerReason row={row} buys={buys} />
              </div>
            </Table.Td>
            <Table.Td data-label="Who">{row.actor ?? 'Muster'}</Table.Td>
            <Table.Td data-label="Credits" className={ledger.figure}>
              {moved(row)}
            </Table.Td>
            <Table.Td data-label="To spend after" className={ledger.figure}>
              {row.available_after}
            </Table.Td>
          </Table.Tr>
        ))}
      </ListTable>
    </div>
  );
}

export default function CreditsPage() {
  const buys = useMayBuy();
  const entries = useLedger();
  const { rows, rest: balance } = entries;
  return (
    <div className={styles.page}>
      <PageHead title="Credits" indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>Credits</h1>
          <p className={styles.lead}>
            One credit holds one session of up to {creditRule.seatsPerCredit} people.
          </p>
        </div>
        {buys ? <ButtonLink to="/dashboard/checkout">Get credits</ButtonLink> : null}
      </header>
      <ListState list={entries} failed="The ledger did not load" />
      {rows && balance ? (
        <>
          <dl className={ledger.balance}>
            <div>
              <dt>To spend</dt>
              <dd>{balance.available}</dd>
            </div>
            <div>
              <dt>Held for planned sessions</dt>
              <dd>{balance.reserved}</dd>
            </div>
            <div>
              <dt>Used</dt>
              <dd>{balance.consumed}</dd>
            </div>
          </dl>
          <CreditHint balance={balance} />
          {buys ? <OrderListSection /> : null}
          <section className={styles.section} aria-labelledby="ledger">
            <h2 id="ledger">Ledger</h2>
            <Ledger rows={rows} buys={buys} />
          </section>
          <MoreButton list={entries} label="Earlier entries" />
        </>
      ) : null}
    </div>
  );
}
