import source from '../../../../content/legal/terms.md?raw';
import { LegalDocument } from './legal-document.tsx';

/** `/terms`. */
export default function TermsPage() {
  return <LegalDocument source={source} path="/terms" />;
}
