import source from '../../../../content/legal/security.md?raw';
import { LegalDocument } from './legal-document.tsx';
import { SubProcessors } from './sub-processors.tsx';

const installed = { heading: 'Connected to this installation', content: <SubProcessors /> };

/** `/security`. */
export default function SecurityPage() {
  return <LegalDocument source={source} path="/security" installed={installed} />;
}
