import { useSubProcessors } from '../../../react/use-status.ts';
import { readableMessage } from '../../../services/http/api-error.ts';
import { useLegalWords } from '../../../words/site/legal-words.ts';
import { useSubProcessorWords } from '../../../words/site/sub-processor-words.ts';
import { useLanguage } from '../../../words/language.ts';
import { TryAgain } from '../../shared/try-again.tsx';
import { ScrollTable } from '../text/scroll-table.tsx';

/** The outside services of this installation, as its server is configured. */
export function SubProcessors() {
  const { data, error, failed, busy, refresh } = useSubProcessors();
  const words = useSubProcessorWords();
  const legal = useLegalWords();
  const country = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  return (
    <div aria-live="polite" aria-busy={busy}>
      {failed ? <TryAgain message={readableMessage(error)} onRetry={refresh} /> : null}
      {data || failed ? null : <p>{legal.checking}</p>}
      {data?.sub_processors.length === 0 ? <p>{words.none}</p> : null}
      {data && data.sub_processors.length > 0 ? (
        <ScrollTable label={legal.services}>
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
