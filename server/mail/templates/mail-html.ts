import type { GuestColour } from '#contract/rules/company-colour.ts';
import { escapeHtml } from './escape-html.ts';
import type { MailBlock, MailLetter } from './mail-blocks.ts';
import { mailWordsIn } from '../../words/mail-words.ts';

const sans = "Figtree,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const serif = "Fraunces,Georgia,'Times New Roman',serif";

const style = `
  body{margin:0;padding:0;background:#FBF8F1;-webkit-text-size-adjust:100%}
  a{color:#145A40}
  @media (max-width:620px){.sheet{width:100%!important}.inset{padding-left:24px!important;padding-right:24px!important}.headline{font-size:27px!important}}
  @media (prefers-color-scheme:dark){
    body,.paper{background:#0B1228!important}
    .brand,.headline,.ink,.ink a{color:#FBF8F1!important}
    .soft,.soft a{color:#B8C0CF!important}
    .line{border-color:#2A375C!important}
    .button{background:#1E7A57!important}.button a{color:#FFFFFF!important}
    .links a{color:#7FD3B0!important}
  }`;

function blockHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p class="ink" style="margin:0 0 18px;font:400 16px/1.6 ${sans};color:#18212B">${lines(block.text)}</p>`;
    case 'code':
      return `<p class="ink line" style="margin:8px 0 26px;padding:16px 20px;border:1px solid #E8E1D3;border-radius:12px;text-align:center;font:600 32px/1.2 'SF Mono',Menlo,Consolas,monospace;letter-spacing:6px;color:#18212B">${escapeHtml(block.text)}</p>`;
    case 'quote':
      return `<blockquote class="ink line" style="margin:0 0 18px;padding:2px 0 2px 18px;border-left:3px solid #FFB938;font:italic 400 16px/1.6 ${serif};color:#18212B">${lines(block.text)}</blockquote>`;
    case 'small':
      return `<p class="soft" style="margin:0 0 14px;font:400 14px/1.55 ${sans};color:#55606B">${lines(block.text)}</p>`;
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 26px"><tr><td class="button" bgcolor="#1E7A57" style="background:#1E7A57;border-radius:999px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:13px 30px;font:600 16px/1.25 ${sans};color:#FFFFFF;text-decoration:none;border-radius:999px">${escapeHtml(block.label)}</a></td></tr></table>`;
    case 'links':
      return `<p class="links" style="margin:0 0 18px;font:500 15px/2 ${sans}">${block.links
        .map(
          ({ label, href }) => `<a href="${escapeHtml(href)}" style="color:#145A40">${escapeHtml(label)}</a>`,
        )
        .join('<br>')}</p>`;
    case 'facts':
      return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${block.rows
        .map(
          ({ label, lines: values }) =>
            `<tr><td class="soft line" valign="top" width="110" style="padding:11px 12px 11px 0;border-top:1px solid #E8E1D3;font:400 14px/1.5 ${sans};color:#55606B">${escapeHtml(label)}</td><td class="ink line" valign="top" style="padding:11px 0;border-top:1px solid #E8E1D3;font:500 15px/1.5 ${sans};color:#18212B">${values.map(escapeHtml).join('<br>')}</td></tr>`,
        )
        .join('')}</table>`;
  }
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\r?\n/g, '<br>');
}

function pictureHtml({ url, alt }: { url: string; alt: string }): string {
  return `<tr><td style="padding:0"><img src="${escapeHtml(url)}" width="600" alt="${escapeHtml(alt)}" style="display:block;width:100%;max-width:600px;height:auto;border:0;border-radius:12px;background:#16234A;color:#FBF8F1;font:italic 400 18px/1.5 ${serif}"></td></tr>`;
}

/** Beside a logo, on its white. */
function ruleHtml({ value, faint_on }: GuestColour): string {
  const hairline = faint_on === 'white' ? '#55606B' : value;
  return `<td style="padding:6px 0 6px 10px"><div style="width:4px;height:26px;border:1px solid ${hairline};border-radius:3px;background:${value}"></div></td>`;
}

/** On white, whatever the scheme: a logo is drawn for paper. */
function logoHtml({ url, alt, colour }: NonNullable<MailLetter['logo']>): string {
  return `<td align="right"><table role="presentation" cellpadding="0" cellspacing="0" border="0" style="background:#FFFFFF;border-radius:8px"><tr>${colour === null ? '' : ruleHtml(colour)}<td><img src="${escapeHtml(url)}" height="28" alt="${escapeHtml(alt)}" style="display:block;height:28px;width:auto;max-width:180px;object-fit:contain;border:0;border-radius:8px;background:#FFFFFF;padding:6px 10px;font:600 14px/28px ${sans};color:#18212B"></td></tr></table></td>`;
}

/** Tables and inline styles, because mail programs know nothing newer; dark mode through one media query. */
export function mailHtml(letter: MailLetter): string {
  const { language = 'en' } = letter;
  const { privacy, support } = mailWordsIn(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${style}</style>
</head>
<body class="paper" style="margin:0;background:#FBF8F1">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(letter.preheader)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#FBF8F1"><tr><td align="center" style="padding:28px 12px 40px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;max-width:600px">
<tr><td class="inset" style="padding:0 32px 20px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td><span class="brand" style="font:600 20px/1 ${serif};color:#18212B">Muster</span></td>${letter.logo ? logoHtml(letter.logo) : ''}</tr></table></td></tr>
${letter.picture ? pictureHtml(letter.picture) : ''}
<tr><td class="inset" style="padding:30px 32px 0">
<h1 class="headline" style="margin:0 0 18px;font:600 32px/1.2 ${serif};color:#18212B">${escapeHtml(letter.headline)}</h1>
${letter.blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="inset" style="padding:6px 32px 0"><p class="soft line" style="margin:0;padding:18px 0 0;border-top:1px solid #E8E1D3;font:400 13px/1.6 ${sans};color:#55606B">${escapeHtml(letter.footer)}<br><a href="${escapeHtml(letter.publicUrl)}/privacy" style="color:#55606B">${privacy}</a> · <a href="${escapeHtml(letter.publicUrl)}/support" style="color:#55606B">${support}</a></p></td></tr>
</table>
</td></tr></table>
</body>
</html>`;
}
