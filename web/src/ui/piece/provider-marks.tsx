/** The small marks that the three login buttons need, drawn plainly. */
export function KakaoMark() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
      <path
        fill="currentColor"
        d="M12 3.6c-5.2 0-9.4 3.3-9.4 7.4 0 2.6 1.7 4.9 4.3 6.2l-1 3.7c-.1.4.3.6.6.4l4.3-2.9 1.2.1c5.2 0 9.4-3.3 9.4-7.5S17.200 3.600 12 3.600Z"
      />
    </svg>
  );
}

export function NaverMark() {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path fill="currentColor" d="M15.600 12.800 8.200 2H2v20h6.400V11.200L15.800 22H22V2h-6.400Z" />
    </svg>
  );
}

export function GoogleMark() {
  return (
    <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" fill="none" strokeWidth="3.600">
      <path stroke="#ea4335" d="M18.700 6.300A8.800 8.800 0 0 0 4.300 7.900" />
      <path stroke="#fbbc05" d="M4.300 7.900a8.800 8.800 0 0 0 0 8.200" />
      <path stroke="#34a853" d="M4.300 16.100a8.800 8.800 0 0 0 13.500 2.600" />
      <path stroke="#4285f4" d="M17.800 18.700A8.800 8.800 0 0 0 20.800 12H12" />
    </svg>
  );
}
