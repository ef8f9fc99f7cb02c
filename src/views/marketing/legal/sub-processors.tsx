import { subProcessors as words } from '#contract/words/en/sub-processors.ts';
import { useSubProcessors } from '../../../react/use-status.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { TryAgain } from '../../shared/try-again.tsx';
import { ScrollTable } from '../text/scroll-table.tsx';

const country = new Intl.DisplayNames('en', { type: 'region' });

/** The outside services of this installation, as its server is configured. */
export function SubProcessors() {
  const { data, error, failed, busy, refresh } = useSubProcessors();
  return (
    <div aria-live="polite" aria-busy={busy}>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : <p>Checking …</p>}
      {data?.sub_processors.length === 0 ? <p>{words.none}</p> : null}
      {data && data.sub_processors.length > 0 ? (
        <ScrollTable label="Outside services of this installation">
          <thead>
            <tr>
              <th scope="col">{words.service}</th>
              <th scope="col">{words.purpose}</th>
              <th scope="col">{words.data}</th>
              <th scope="col">{words.seat}</th>
            </tr>
          </thead>
          <tbody>
            {data.sub_processors.map(({ kind, name, seat }) => (
              <tr key={`${kind} ${name}`}>
                <td>
                  {words.kinds[kind].label}: {name}
                </td>
                <td>{words.kinds[kind].purpose}</td>
                <td>{words.kinds[kind].data}</td>
                <td>{seat === null ? words.unknownSeat : country.of(seat)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      ) : null}
      <p>{words.hosting}</p>
    </div>
  );
}
