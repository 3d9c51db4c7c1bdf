//! What the screens look like and what keys do to them.

#[path = "support/screen.rs"]
mod screen;

use screen::TestDesk;

#[test]
fn look() {
    let mut d = TestDesk::new("crikey", &["carol, 74.10", "dave, 79.55", "eve, 70", "frank, 81.25"]);
    d.keys("4pa");
    d.text("car");
    d.keys("<Enter>");
    d.text("dav");
    d.keys("<Enter>");
    d.keys("a<Enter><Enter><Enter>");
    d.keys("1");
    d.text("20 15");
    println!("{}", d.screen(60, 20));
    d.keys("<Enter>");
    println!("{}", d.screen(80, 24));
    d.keys("k0");
    println!("{}", d.screen(80, 24));
    d.text("3 3");
    d.keys("<Enter>");
    println!("{}", d.screen(80, 24));
    d.text("slip misread");
    d.keys("<Enter>");
    println!("{}", d.screen(80, 24));
    d.keys("y");
    println!("{}", d.screen(80, 24));
    d.keys("u");
    println!("{}", d.screen(80, 24));
    d.keys("4v");
    println!("{}", d.screen(80, 24));
    d.keys("=");
    d.text("3 3");
    d.keys("<Enter>");
    println!("{}", d.screen(80, 24));
    d.keys("n<Esc><Esc>");
    println!("{}", d.screen(80, 24));
    d.keys("9<Enter>");
    println!("{}", d.screen(80, 24));
    d.keys("<Esc>jjp");
    println!("{}", d.screen(80, 24));
    d.keys("<Esc>5S");
    println!("{}", d.screen(80, 24));
    d.keys("yy");
    println!("{}", d.screen(80, 24));
    d.keys("q");
    println!("{}", d.screen(80, 24));
    let mut d = TestDesk::open("document-swiss.ron");
    println!("{}", d.screen(80, 24));
    d.keys("4s2+");
    println!("{}", d.screen(80, 24));
    d.keys("<Esc>e");
    println!("{}", d.screen(80, 24));
    d.keys("<Esc>5e");
    println!("{}", d.screen(80, 24));
    d.screen(200, 60);
    d.keys("<Esc>e");
    println!("{}", d.screen(200, 60));
}
