import source from '../../../../content/en/legal/privacy.md?raw';
import { pageDocument } from '../text/page-document.ts';
import { LegalDocument } from './legal-document.tsx';

const usePrivacy = pageDocument(
  source,
  import.meta.glob<string>(['../../../../content/*/legal/privacy.md', '!**/en/**'], {
    query: '?raw',
    import: 'default',
  }),
);

/** `/privacy`. */
export default function PrivacyPage() {
  return <LegalDocument document={usePrivacy()} path="/privacy" />;
}
