import { type Company, useCompany } from '../../../react/use-company-settings.ts';
import { SignedInDevices } from './signed-in-devices.tsx';
import { ButtonLink } from '../../shared/controls/button-link.tsx';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#contract/calls/schemas/identity.ts';
import {
  hasAccess,
  isConsumerAdministrator,
  userTypeLabel,
  userTypes,
} from '#contract/rules/people/user-types.ts';
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

/** What is kept about the account, as a file to read and to take along. */
function YourData() {
  const data = useOwnData('user');
  return (
    <section className={styles.panel} aria-label="Your data">
      <h3>Your data</h3>
      <p className={styles.soft}>
        Everything we keep about you as a JSON file: account, log-ins, the sessions you scheduled and emails
        we sent you.
      </p>
      <div className={styles.row}>
        <Button variant="light" loading={data.busy} onClick={() => data.issue(null)}>
          Download my data
        </Button>
      </div>
      <p role="alert">{data.failure?.message}</p>
    </section>
  );
}

function ProfileForm({ user }: { user: User }) {
  const toasts = useToasts();
  const places = usePlaces();
  const mayRename = hasAccess(user.user_type_id, 'owner');
  const rules = profileRules(useFormRules());
  const form = useForm<ProfileValues>({ initialValues: profileValues(user), validate: rules });
  useProfileChanges(isConsumerAdministrator(user.user_type_id));
  const countryName = (id: string) => places.data?.countries.find((country) => country.id === id)?.name ?? id;
  const edited = useEditedForm({
    form,
    subject: user,
    valuesIn: profileValues,
    differences: (before, now) => profileDifferences(before, now, countryName),
  });
  const update = useUpdateProfile((saved) => {
    edited.noteSaved(saved);
    toasts.success('Profile updated successfully!');
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
    <section className={styles.panel} aria-label="You and your company">
      <h3>You and your company</h3>
      <CheckedForm form={form} command={save} label="Profile" submit="Save">
        {update.busy ? null : <EditConflict subject="this profile" changed={user.changed} {...edited} />}
        <NameFields getInputProps={form.getInputProps} />
        <TextInput
          label="Company"
          autoComplete="organization"
          required={mayRename}
          readOnly={!mayRename}
          description={mayRename ? undefined : 'Its owner can change the name'}
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

const signOn = (
  <LinkPanel
    title="Single sign-on"
    text="Let your people log in through your company’s identity provider, or require it."
    to="/dashboard/single-sign-on"
    link="Open single sign-on"
  />
);
const auditLog = (
  <LinkPanel
    title="Audit log"
    text="Who in your company changed what, when and from where."
    to="/dashboard/audit"
    link="Open audit log"
  />
);

/** What owners alone may set. */
const ownerParts = (company: Company, factor: FactorChanges): Part[] => [
  { id: 'single-sign-on', label: 'Single sign-on', content: signOn },
  {
    id: 'required-second-factor',
    label: 'Two-factor log-in for everyone',
    content: <RequirementSettings key={factor.changes} />,
  },
  { id: 'retention', label: 'How long data is kept', content: <RetentionSettings company={company} /> },
  { id: 'agreement', label: 'Data processing agreement', content: <DataAgreement /> },
  { id: 'company-data', label: 'Company data', content: <CompanyData /> },
  { id: 'audit', label: 'Audit log', content: auditLog },
];

/** What this person may set, in the order of the page. */
function groupsFor(user: User, factor: FactorChanges, company?: Company): { title: string; parts: Part[] }[] {
  const isOwner = user.user_type_id === userTypes.CONSUMER_ADMIN;
  const mails = { id: 'mails', label: 'Email notifications', content: <NotificationSettings /> };
  const look = (
    <section className={styles.panel} aria-label="Appearance">
      <h3>Appearance</h3>
      <SchemeSelect />
    </section>
  );
  const companyParts = (shared: Company) => [
    { id: 'joining', label: 'How people join', content: <EntrySettings company={shared} /> },
    {
      id: 'brand',
      label: 'Logo and colour',
      content: <BrandSettings name={user.company_name ?? 'Your company'} company={shared} />,
    },
    {
      id: 'colleagues',
      label: 'Colleagues and roles',
      content: <Colleagues mayManage={isOwner} ownId={user.id} />,
    },
    ...(isOwner ? ownerParts(shared, factor) : []),
  ];
  const closing = { id: 'closing', label: 'Close the account', content: <CloseAccount user={user} /> };
  return [
    {
      title: 'You',
      parts: [
        {
          id: 'profile',
          label: 'Name, place and phone',
          content: <ProfileForm key={user.id} user={user} />,
        },
        { id: 'address', label: 'Email address', content: <AddressSettings user={user} /> },
        ...(company ? [mails] : []),
        { id: 'look', label: 'Appearance', content: look },
      ],
    },
    ...(company ? [{ title: 'Company', parts: companyParts(company) }] : []),
    {
      title: 'Account',
      parts: [
        { id: 'signing-in', label: 'Log-in and security', content: <SignInSettings user={user} /> },
        ...(user.password === null
          ? []
          : [
              {
                id: 'second-factor',
                label: 'Two-factor log-in',
                content: <SecondFactorSettings user={user} onChange={factor.onChange} />,
              },
            ]),
        { id: 'devices', label: 'Devices', content: <SignedInDevices /> },
        { id: 'data', label: 'Your data', content: <YourData /> },
        ...(user.user_type_id === userTypes.ADMIN ? [] : [closing]),
      ],
    },
  ];
}

function Profile({ user, company }: { user: User; company?: Company }) {
  const [changes, setChanges] = useState(0);
  const groups = groupsFor(user, { changes, onChange: () => setChanges((before) => before + 1) }, company);
  return (
    <div className={page.page}>
      <PageHead title="Profile" indexed={false} />
      <header>
        <h1 className={page.title}>Profile</h1>
        <p className={styles.soft}>
          {user.email} · {userTypeLabel(user.user_type_id)}
        </p>
      </header>
      <nav className={page.index} aria-label="On this page">
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
