/** As many elements as the dashboard's Home. */
export function Home() {
  return (
    <main>
      <h2>Home</h2>
      <section>
        <h3>Balance</h3>
        <p>100.00</p>
        <button>Hide</button>
        <button>Copy</button>
        {links('Shortcut', 4)}
      </section>
      {Array.from({ length: 8 }, (_, row) => (
        <a key={row} href={`#${row}`}>
          <span>AB</span>
          <b>{`Name ${row}`}</b>
          <time>1 January</time>
          <span>credit</span>
          <span>successful</span>
          <span>100.00</span>
        </a>
      ))}
      <section>
        <h3>Where it went</h3>
        <ul>{items('Recipient', 3)}</ul>
      </section>
      <section>
        <h3>Plan</h3>
        {links('Upgrade', 1)}
      </section>
    </main>
  )
}

export function items(word: string, howMany: number) {
  return Array.from({ length: howMany }, (_, index) => <li key={index}>{`${word} ${index}`}</li>)
}

export function links(word: string, howMany: number) {
  return (
    <ul>
      {Array.from({ length: howMany }, (_, index) => (
        <li key={index}>
          <a href={`#${index}`}>{`${word} ${index}`}</a>
        </li>
      ))}
    </ul>
  )
}
