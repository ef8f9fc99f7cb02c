import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A certificate for loopback that lives as long as a test; `file` is what a client must be told to trust. */
export function createLoopbackCertificate() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'muster-certificate-'));
  const keyFile = path.join(folder, 'key.pem');
  const file = path.join(folder, 'certificate.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, '-days', '2', ...subject, '-keyout', keyFile, '-out', file],
    {
      stdio: 'pipe',
    },
  );
  return {
    key: readFileSync(keyFile),
    cert: readFileSync(file),
    file,
    remove: () => rmSync(folder, { recursive: true }),
  };
}
