import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonLook, lookOf } from './button.tsx';

type ButtonLinkProps = ButtonLook & Pick<ComponentProps<'a'>, 'download' | 'target' | 'rel' | 'onClick'>;

/** A link within the site that looks like a button. */
export function ButtonLink({ to, state, ...look }: ButtonLook & Pick<LinkProps, 'state'> & { to: string }) {
  return <Link to={to} state={state} {...lookOf(look)} />;
}

/** A link to a file or out of the site that looks like a button. */
export function ButtonAnchor({
  href,
  download,
  target,
  rel,
  onClick,
  ...look
}: ButtonLinkProps & { href: string }) {
  return <a href={href} download={download} target={target} rel={rel} onClick={onClick} {...lookOf(look)} />;
}
