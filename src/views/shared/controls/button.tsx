import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Loader } from './loader.tsx';

/** How a button looks, be it one or a link. */
export interface ButtonLook {
  variant?: 'filled' | 'light' | 'subtle' | 'outline' | 'default' | undefined;
  color?: 'pine' | 'ember' | 'lantern' | 'gray' | undefined;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'compact-sm' | 'compact-md' | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** The attributes and the content that make an element look like a button. */
export function lookOf({ variant, color, size = 'md', className, ...content }: ButtonLook, loading = false) {
  const { leftSection, rightSection, children } = content;
  return {
    className: className ? `${styles.button} ${className}` : styles.button,
    'data-variant': variant,
    'data-color': color,
    'data-size': size,
    'data-with-left': leftSection ? true : undefined,
    'data-with-right': rightSection ? true : undefined,
    'data-loading': loading || undefined,
    children: (
      <>
        {loading ? <Loader className={styles.loader} /> : null}
        <span className={styles.inner}>
          {leftSection ? <span className={styles.left}>{leftSection}</span> : null}
          <span className={styles.label}>{children}</span>
          {rightSection ? <span className={styles.right}>{rightSection}</span> : null}
        </span>
      </>
    ),
  };
}

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, keyof ButtonLook> & {
    /** Nothing can be pressed meanwhile; a ring turns where the words were. */
    loading?: boolean | undefined;
  };

export function Button(props: ButtonProps) {
  const {
    variant,
    color,
    size,
    leftSection,
    rightSection,
    className,
    children,
    loading = false,
    disabled,
    type = 'button',
    ...button
  } = props;
  const look = lookOf({ variant, color, size, leftSection, rightSection, className, children }, loading);
  return <button type={type} disabled={disabled || loading} {...button} {...look} />;
}
