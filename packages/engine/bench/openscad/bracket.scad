$fn = 48;
difference() {
  union() {
    translate([-40, -25, 0]) cube([80, 50, 6]);
    translate([-40, -25, 6]) cube([6, 50, 60]);
    translate([0, 3, 0]) rotate([90, 0, 0]) linear_extrude(6) polygon([[-34, 6], [10, 6], [-34, 50]]);
    difference() {
      translate([-34, -25, 6]) cube([3, 50, 3]);
      translate([-31, -26, 9]) rotate([-90, 0, 0]) cylinder(r = 3, h = 52);
    }
  }
  for (y = [15, -15]) {
    translate([22, y, -1]) cylinder(d = 9, h = 8);
    translate([-41, y, 50]) rotate([0, 90, 0]) cylinder(d = 9, h = 8);
  }
}
