import { useEffect, useState } from 'react';
import { type Company, useCompanyLogo } from '../../../react/use-company-settings.ts';
import { ColourSettings } from './colour-settings.tsx';
import { LogoSettings } from './logo-settings.tsx';

/** An address of the picture as long as it is shown. */
function usePictureAddress(picture: Blob | null | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!picture) return;
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [picture]);
  return address;
}

/** What guests know the company by. */
export function BrandSettings({ name, company }: { name: string; company: Company }) {
  const logo = useCompanyLogo(company.data?.logo_digest);
  const address = usePictureAddress(logo.data);
  return (
    <>
      <LogoSettings name={name} company={company} logo={logo} address={address} />
      <ColourSettings name={name} company={company} logoAddress={address} />
    </>
  );
}
