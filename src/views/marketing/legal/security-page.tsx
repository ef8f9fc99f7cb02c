import source from '../../../../content/legal/security.md?raw';
import { LegalDocument } from './legal-document.tsx';

/** `/security`. */
export default function SecurityPage() {
  return <LegalDocument source={source} path="/security" />;
}
