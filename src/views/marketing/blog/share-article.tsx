import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconLink, IconMail } from '@tabler/icons-react';
import { Button } from '../../shared/controls/button.tsx';
import { ButtonAnchor } from '../../shared/controls/button-link.tsx';
import { useSiteAddress } from '../../../app-context.tsx';

interface ShareArticleProps {
  title: string;
  path: string;
}

/** Copy the link or write a mail; no third party hears of it. */
export function ShareArticle({ title, path }: ShareArticleProps) {
  const clipboard = useClipboard();
  const address = `${useSiteAddress()}${path}`;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 48 }}>
      <Button
        variant="default"
        leftSection={clipboard.copied ? <IconCheck size={18} /> : <IconLink size={18} />}
        onClick={() => clipboard.copy(address)}
      >
        <span aria-live="polite">{clipboard.copied ? 'Link copied' : 'Copy link'}</span>
      </Button>
      <ButtonAnchor
        variant="subtle"
        leftSection={<IconMail size={18} />}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
      >
        Send by mail
      </ButtonAnchor>
    </div>
  );
}
