import { Table } from '@mantine/core';
import type { LedgerRow } from '#contract/calls/schemas/credits.ts';
import { credits as creditRule } from '#contract/rules/business-constants.ts';
import { useMayBuy } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { useLedger } from '../../../react/use-credits.ts';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { ListState } from '../../shared/lists/list-state.tsx';
import { MoreButton } from '../../shared/lists/more-button.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { useHomeTimezone } from '../../../react/use-home-timezone.ts';
import { useCreditsWords } from '../../../words/organiser/money/credits-words.ts';
import { useTimes } from '../../../words/use-texts.ts';
import styles from '../dashboard.module.css';
import { CreditHint } from './credit-hint.tsx';
import ledger from './credits-page.module.css';
import { LedgerReason } from './ledger-reason.tsx';
import { OrderListSection } from './order-list.tsx';
import { ListTable } from '../../shared/lists/list-table.tsx';

const more: ReadonlySet<LedgerRow['kind']> = new Set(['grant', 'purchase', 'release']);
const fewer: ReadonlySet<LedgerRow['kind']> = new Set(['reserve', 'refund']);

/** What a row does to the credits to spend; what is used was held before, so it takes nothing more. */
const moved = ({ kind, credits }: LedgerRow) =>
  `${more.has(kind) ? '+' : fewer.has(kind) ? '−' : ''}${credits}`;

function Ledger({ rows, buys }: { rows: readonly LedgerRow[]; buys: boolean }) {
  const zone = useHomeTimezone();
  const { shortWhen } = useTimes();
  const { history: words } = useCreditsWords();
  const columns = [words.date, words.type, words.details, words.by, words.credits, words.balance];
  return (
    <div className={styles.scroller}>
      <ListTable className={ledger.ledger} columns={columns}>
        {rows.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td className={ledger.when}>
              <time dateTime={row.at}>{shortWhen(row.at, zone)}</time>
            </Table.Td>
            <Table.Td data-label={words.type}>{words.kinds[row.kind]}</Table.Td>
            <Table.Td data-label={words.details}>
              <div>
                <LedgerReason row={row} buys={buys} />
              </div>
            </Table.Td>
            <Table.Td data-label={words.by}>{row.actor ?? 'Muster'}</Table.Td>
            <Table.Td data-label={words.credits} className={ledger.figure}>
              {moved(row)}
            </Table.Td>
            <Table.Td data-label={words.balance} className={ledger.figure}>
              {row.available_after}
            </Table.Td>
          </Table.Tr>
        ))}
      </ListTable>
    </div>
  );
}

export default function CreditsPage() {
  const { page: words } = useCreditsWords();
  const buys = useMayBuy();
  const entries = useLedger();
  const { rows, rest: balance } = entries;
  return (
    <div className={styles.page}>
      <PageHead title={words.title} indexed={false} />
      <header className={styles.heading}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.lead}>{words.lead(creditRule.seatsPerCredit)}</p>
        </div>
        {buys ? <ButtonLink to="/dashboard/checkout">{words.buy}</ButtonLink> : null}
      </header>
      <ListState list={entries} failed={words.failed} />
      {rows && balance ? (
        <>
          <dl className={ledger.balance}>
            <div>
              <dt>{words.available}</dt>
              <dd>{balance.available}</dd>
            </div>
            <div>
              <dt>{words.reserved}</dt>
              <dd>{balance.reserved}</dd>
            </div>
            <div>
              <dt>{words.used}</dt>
              <dd>{balance.consumed}</dd>
            </div>
          </dl>
          <CreditHint balance={balance} />
          {buys ? <OrderListSection /> : null}
          <section className={styles.section} aria-labelledby="ledger">
            <h2 id="ledger">{words.history}</h2>
            <Ledger rows={rows} buys={buys} />
          </section>
          <MoreButton list={entries} label={words.earlier} />
        </>
      ) : null}
    </div>
  );
}
