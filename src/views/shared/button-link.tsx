import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface ButtonLinkProps extends ButtonProps {
  to: string;
  children: ReactNode;
}

/** A link within the site that looks like a button. */
export function ButtonLink({ to, children, ...button }: ButtonLinkProps) {
  return (
    <Button component={Link} to={to} {...button}>
      {children}
    </Button>
  );
}
