import { type Company, useCompany } from '../../../react/use-company-settings.ts';
import { SignedInDevices } from './signed-in-devices.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#contract/calls/schemas/identity.ts';
import { hasAccess, isConsumerAdministrator, userTypes } from '#contract/rules/people/user-types.ts';
import { useUser } from '../../../machines/admin-auth/use-admin-auth.tsx';
import { BrandSettings } from '../../dashboard/company/brand-settings.tsx';
import { Colleagues } from '../../dashboard/company/colleagues.tsx';
import { CompanyData } from '../../dashboard/company/company-data.tsx';
import { DataAgreement } from '../../dashboard/company/data-agreement.tsx';
import { EntrySettings } from '../../dashboard/company/entry-settings.tsx';
import { RetentionSettings } from '../../dashboard/company/retention-settings.tsx';
import { PageHead } from '../../shared/shell/page-head.tsx';
import { SchemeSelect } from '../../shared/shell/scheme-select.tsx';
import styles from '../auth.module.css';
import { AddressSettings } from './address-settings.tsx';
import { CloseAccount } from './close-account.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import page from './profile-page.module.css';
import { RequirementSettings } from '../second-factor/requirement-settings.tsx';
import { SecondFactorSettings } from '../second-factor/second-factor-settings.tsx';
import { SignInSettings } from './sign-in-settings.tsx';
import { useForm } from '../../shared/forms/use-form.ts';
import { TextInput } from '../../shared/controls/text-input.tsx';
import { useToasts } from '../../../app-context.tsx';
import { useUpdateProfile } from '../../../react/use-account.ts';
import { useProfileChanges } from '../../../react/account/use-profile-changes.ts';
import { usePlaces } from '../../../react/use-places.ts';
import { EditConflict } from '../../shared/edited/edit-conflict.tsx';
import { useEditedForm } from '../../shared/edited/use-edited-form.ts';
import { CheckedForm } from '../../shared/forms/checked-form.tsx';
import { useFormRules } from '../../shared/forms/form-rules.ts';
import { NameFields } from '../name-fields.tsx';
import { PhoneFields } from './phone-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import {
  profileChange,
  profileDifferences,
  profileRules,
  profileValues,
  type ProfileValues,
} from './profile-form.ts';
import { useOwnData } from '../../../react/use-own-data.ts';
import { Button } from '../../shared/controls/button.tsx';
import type { ProfileWords } from '#contract/words/en/organiser/account/profile.ts';
import { useCityOfZone } from '../../../words/city-words.ts';
import { useProfileWords } from '../../../words/organiser/account/profile-words.ts';
import { useRoleWords } from '../../../words/organiser/account/role-words.ts';

/** What is kept about the account, as a file to read and to take along. */
function YourData() {
  const { data: words, parts } = useProfileWords();
  const data = useOwnData('user');
  return (
    <section className={styles.panel} aria-label={parts.data}>
      <h3>{parts.data}</h3>
      <p className={styles.soft}>{words.text}</p>
      <div className={styles.row}>
        <Button variant="light" loading={data.busy} onClick={() => data.issue(null)}>
          {words.download}
        </Button>
      </div>
      <p role="alert">{data.failure?.message}</p>
    </section>
  );
}

function ProfileForm({ user }: { user: User }) {
  const words = useProfileWords().form;
  const toasts = useToasts();
  const places = usePlaces();
  const mayRename = hasAccess(user.user_type_id, 'owner');
  const rules = profileRules(useFormRules());
  const form = useForm<ProfileValues>({ initialValues: profileValues(user), validate: rules });
  useProfileChanges(isConsumerAdministrator(user.user_type_id));
  const cityName = useCityOfZone();
  const countryName = (id: string) => places.data?.countries.find((country) => country.id === id)?.name ?? id;
  const edited = useEditedForm({
    form,
    subject: user,
    valuesIn: profileValues,
    differences: (before, now) => profileDifferences(before, now, { countryName, cityName }, words),
  });
  const update = useUpdateProfile((saved) => {
    edited.noteSaved(saved);
    toasts.success(words.saved);
  });
  const save = {
    ...update,
    issue: ({ company_name, ...own }: ProfileValues) =>
      update.issue({
        ...profileChange(mayRename ? { ...own, company_name } : own),
        version: edited.version,
      }),
  };
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h3>{words.title}</h3>
      <CheckedForm form={form} command={save} label={words.label} submit={words.submit}>
        {update.busy ? null : <EditConflict subject={words.subject} changed={user.changed} {...edited} />}
        <NameFields getInputProps={form.getInputProps} />
        <TextInput
          label={words.fields.company_name}
          autoComplete="organization"
          required={mayRename}
          readOnly={!mayRename}
          description={mayRename ? undefined : words.ownerRenames}
          {...form.getInputProps('company_name')}
        />
        <PlaceFields places={places} getInputProps={form.getInputProps} />
        <PhoneFields form={form} places={places} />
      </CheckedForm>
    </section>
  );
}

interface Part {
  id: string;
  label: string;
  content: ReactNode;
}

/** How often the own second factor has changed: what the company may require depends on it. */
interface FactorChanges {
  changes: number;
  onChange(): void;
}

interface LinkPanelProps {
  title: string;
  text: string;
  to: string;
  link: string;
}

/** Leads to a page of its own. */
const LinkPanel = ({ title, text, to, link }: LinkPanelProps) => (
  <section className={styles.panel} aria-label={title}>
    <h3>{title}</h3>
    <p className={styles.soft}>{text}</p>
    <div className={styles.row}>
      <ButtonLink variant="light" to={to}>
        {link}
      </ButtonLink>
    </div>
  </section>
);

/** What owners alone may set. */
function ownerParts(company: Company, factor: FactorChanges, words: ProfileWords): Part[] {
  const { parts } = words;
  const signOn = (
    <LinkPanel
      title={parts.signOn}
      text={words.signOnText}
      to="/dashboard/single-sign-on"
      link={words.signOnLink}
    />
  );
  const auditLog = (
    <LinkPanel title={parts.audit} text={words.auditText} to="/dashboard/audit" link={words.auditLink} />
  );
  return [
    { id: 'single-sign-on', label: parts.signOn, content: signOn },
    {
      id: 'required-second-factor',
      label: parts.requirement,
      content: <RequirementSettings key={factor.changes} />,
    },
    { id: 'retention', label: parts.retention, content: <RetentionSettings company={company} /> },
    { id: 'agreement', label: parts.agreement, content: <DataAgreement /> },
    { id: 'company-data', label: parts.companyData, content: <CompanyData /> },
    { id: 'audit', label: parts.audit, content: auditLog },
  ];
}

interface Owned {
  user: User;
  factor: FactorChanges;
  company: Company | undefined;
}

/** What this person may set, in the order of the page. */
function groupsFor(
  { user, factor, company }: Owned,
  words: ProfileWords,
): { title: string; parts: Part[] }[] {
  const { groups, parts } = words;
  const isOwner = user.user_type_id === userTypes.CONSUMER_ADMIN;
  const mails = { id: 'mails', label: parts.mails, content: <NotificationSettings /> };
  const look = (
    <section className={styles.panel} aria-label={parts.look}>
      <h3>{parts.look}</h3>
      <SchemeSelect />
    </section>
  );
  const companyParts = (shared: Company) => [
    { id: 'joining', label: parts.joining, content: <EntrySettings company={shared} /> },
    {
      id: 'brand',
      label: parts.brand,
      content: <BrandSettings name={user.company_name ?? words.form.yourCompany} company={shared} />,
    },
    {
      id: 'colleagues',
      label: parts.colleagues,
      content: <Colleagues mayManage={isOwner} ownId={user.id} />,
    },
    ...(isOwner ? ownerParts(shared, factor, words) : []),
  ];
  const closing = { id: 'closing', label: parts.closing, content: <CloseAccount user={user} /> };
  return [
    {
      title: groups.you,
      parts: [
        {
          id: 'profile',
          label: parts.profile,
          content: <ProfileForm key={user.id} user={user} />,
        },
        { id: 'address', label: parts.address, content: <AddressSettings user={user} /> },
        ...(company ? [mails] : []),
        { id: 'look', label: parts.look, content: look },
      ],
    },
    ...(company ? [{ title: groups.company, parts: companyParts(company) }] : []),
    {
      title: groups.account,
      parts: [
        { id: 'signing-in', label: parts.signingIn, content: <SignInSettings user={user} /> },
        ...(user.password === null
          ? []
          : [
              {
                id: 'second-factor',
                label: parts.secondFactor,
                content: <SecondFactorSettings user={user} onChange={factor.onChange} />,
              },
            ]),
        { id: 'devices', label: parts.devices, content: <SignedInDevices /> },
        { id: 'data', label: parts.data, content: <YourData /> },
        ...(user.user_type_id === userTypes.ADMIN ? [] : [closing]),
      ],
    },
  ];
}

function Profile({ user, company }: { user: User; company?: Company }) {
  const [changes, setChanges] = useState(0);
  const words = useProfileWords();
  const { nameOf } = useRoleWords();
  const factor = { changes, onChange: () => setChanges((before) => before + 1) };
  const groups = groupsFor({ user, factor, company }, words);
  return (
    <div className={page.page}>
      <PageHead title={words.title} indexed={false} />
      <header>
        <h1 className={page.title}>{words.title}</h1>
        <p className={styles.soft}>
          {user.email} · {nameOf(user.user_type_id)}
        </p>
      </header>
      <nav className={page.index} aria-label={words.onThisPage}>
        {groups.map(({ title, parts }) => (
          <div key={title}>
            <p>{title}</p>
            <ul>
              {parts.map(({ id, label }) => (
                <li key={id}>
                  <Link to={`#${id}`}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={page.groups}>
        {groups.map(({ title, parts }) => (
          <section key={title} aria-label={title} className={page.group}>
            <h2>{title}</h2>
            {parts.map(({ id, content }) => (
              <div key={id} id={id} className={page.part}>
                {content}
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function CompanyProfile({ user }: { user: User }) {
  return <Profile user={user} company={useCompany()} />;
}

export default function ProfilePage() {
  const user = useUser();
  if (!user) return null;
  return isConsumerAdministrator(user.user_type_id) ? (
    <CompanyProfile user={user} />
  ) : (
    <Profile user={user} />
  );
}
