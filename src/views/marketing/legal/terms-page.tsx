import source from '../../../../content/en/legal/terms.md?raw';
import { pageDocument } from '../text/page-document.ts';
import { LegalDocument } from './legal-document.tsx';

const useTerms = pageDocument(
  source,
  import.meta.glob<string>(['../../../../content/*/legal/terms.md', '!**/en/**'], {
    query: '?raw',
    import: 'default',
  }),
);

/** `/terms`. */
export default function TermsPage() {
  return <LegalDocument document={useTerms()} path="/terms" />;
}
