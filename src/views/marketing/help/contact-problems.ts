interface ContactFields {
  name: string;
  email: string;
  message: string;
}

/** What is wrong with a message before it is sent, per field. */
export function contactProblems(values: ContactFields) {
  const problems: Partial<Record<keyof ContactFields, string>> = {};
  if (!values.name.trim()) problems.name = 'Tell us your name';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email.trim()))
    problems.email = 'This does not look like an email address';
  if (!values.message.trim()) problems.message = 'Write a few words';
  return problems;
}
