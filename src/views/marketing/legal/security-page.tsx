import source from '../../../../content/en/legal/security.md?raw';
import { useLegalWords } from '../../../words/site/legal-words.ts';
import { pageDocument } from '../text/page-document.ts';
import { LegalDocument } from './legal-document.tsx';
import { SubProcessors } from './sub-processors.tsx';

const useSecurity = pageDocument(
  source,
  import.meta.glob<string>(['../../../../content/*/legal/security.md', '!**/en/**'], {
    query: '?raw',
    import: 'default',
  }),
);

/** `/security`. */
export default function SecurityPage() {
  const { installed } = useLegalWords();
  return (
    <LegalDocument
      document={useSecurity()}
      path="/security"
      installed={{ text: installed, anchor: 'connected-to-this-installation', content: <SubProcessors /> }}
    />
  );
}
