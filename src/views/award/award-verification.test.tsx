// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { resultCalls } from '#contract/calls/results.ts';
import type { Award, AwardVerification as Answer } from '#contract/calls/schemas/results.ts';
import { guestColour } from '#contract/rules/company-colour.ts';
import { TestViewActors } from '../../machines/view-actors/view-actors-fixtures.tsx';
import { ServicesContext } from '../../services-context.tsx';
import type { HttpClient } from '../../services/http/http-client.ts';
import { createServiceRegistry } from '../../services/service-registry.ts';
import { awardFixture } from '../debug/fixtures.ts';
import { AwardVerification } from './award-verification.tsx';

async function show(answer: Answer) {
  const call = async (asked: unknown) => {
    expect(asked).toBe(resultCalls.verifyAward);
    return answer;
  };
  const services = createServiceRegistry({ call } as Partial<HttpClient> as HttpClient);
  render(
    <MemoryRouter>
      <ServicesContext value={services}>
        <AwardVerification code="debug" />
      </ServicesContext>
    </MemoryRouter>,
    { wrapper: TestViewActors },
  );
  await screen.findByRole('heading', { level: 1 });
}

const genuine = (brand: Partial<Award>) =>
  show({ valid: true, award: { ...awardFixture, ...brand }, revoked: null });
const named = () => document.body.textContent?.split(awardFixture.company).length ?? 0;
const rules = () =>
  [...document.querySelectorAll<HTMLElement>('[data-faint], p > span')].map(({ style, dataset }) => [
    style.borderColor,
    dataset.faint,
  ]);

it('a genuine award bears the company’s logo and colour as the certificate does, and its name', async () => {
  await genuine({ logo_url: '/api/award/debug/logo', colour: guestColour('#ffee00') });
  expect(screen.getByRole('img', { name: awardFixture.company }).getAttribute('src')).toBe(
    '/api/award/debug/logo',
  );
  expect(rules()).toEqual([['rgb(255, 238, 0)', 'white']]);
  expect(named()).toBe(2);
});

it('a company with a colour and no logo is named once, beside its colour', async () => {
  await genuine({ colour: guestColour('#c2185b') });
  expect(screen.queryByRole('img', { name: awardFixture.company })).toBeNull();
  expect(rules()).toEqual([['rgb(194, 24, 91)', 'night']]);
  expect(named()).toBe(2);
});

it('a company with neither is named as before, and one whose award was revoked is not shown', async () => {
  await genuine({});
  expect([rules(), named()]).toEqual([[], 2]);
  document.body.replaceChildren();
  await show({ valid: false, award: null, revoked: { at: '2026-11-22T10:00:00Z', reason: 'By mistake' } });
  expect([rules(), named()]).toEqual([[], 1]);
});
