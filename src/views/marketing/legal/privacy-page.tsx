import source from '../../../../content/legal/privacy.md?raw';
import { LegalDocument } from './legal-document.tsx';

/** `/privacy`. */
export default function PrivacyPage() {
  return <LegalDocument source={source} path="/privacy" />;
}
